/** As the server stores it: codes are sent in lower case. */
export function readPromoCode(typed: string): string {
  return typed.trim().toLowerCase()
}

export const maxPromoCodeLength = 16
