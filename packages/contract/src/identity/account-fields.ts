import { nameMaxLength } from '../constants.ts'
import { emailMaxLength, passwordMaxLength, passwordMinLength } from './identity.constants.ts'

/** Exactly one @, something before it, a domain with a dot after it, no spaces. */
export function isEmail(text: string): boolean {
  if (text.length > emailMaxLength || /\s/.test(text)) return false
  const [local, domain, ...rest] = text.split('@')
  return Boolean(local) && rest.length === 0 && /^[^.]+(\.[^.]+)+$/.test(domain ?? '')
}

/** Letters of any language, and what stands between them. */
export function isPersonName(text: string): boolean {
  return text.length <= nameMaxLength && /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u.test(text)
}

/** A letter of any language and a digit; the length has a bound, because hashing costs by it. */
export function isPassword(password: string): boolean {
  return (
    password.length >= passwordMinLength &&
    password.length <= passwordMaxLength &&
    /\p{L}/u.test(password) &&
    /\p{N}/u.test(password)
  )
}
