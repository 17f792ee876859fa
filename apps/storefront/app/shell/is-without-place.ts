import { withoutLanguage } from '~/session/locale-path.ts'

/** Here nobody is asked for a place: signing in comes first, and without the shop there is none to choose. */
export function isWithoutPlace(path: string): boolean {
  return /^\/(login|verify-otp|offline)\/?$/.test(withoutLanguage(path))
}
