/** More addresses than these nobody needs to save. */
export const mostSavedAddresses = 50

export const addressTextMaxLength = 300
