import type { Picture } from '../rules/picture.ts'

/** The fields of a picture that the log tells. */
export function loggedOf({ address, name, altEn, altAr, crop }: Picture) {
  return { address, name, altEn, altAr, ...(crop && { crop }) }
}
