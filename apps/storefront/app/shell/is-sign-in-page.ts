import { withoutLanguage } from '~/session/locale-path.ts'

/** Here nobody is asked for a place: signing in comes first. */
export function isSignInPage(path: string): boolean {
  return /^\/(login|verify-otp)\/?$/.test(withoutLanguage(path))
}
