/** More addresses than these nobody needs to save. */
export const maxSavedAddresses = 50

export const addressTextMaxLength = 300
