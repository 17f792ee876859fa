/** Letters and digits that are not taken for each other. Their number is prime, which the check letter needs. */
export const passCodeLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Letters of a code before its check letter. */
export const passCodeBody = 7

/**
 * The last letter of a code. Each letter counts with another weight modulo a prime, so one that is misread, and two that
 * change places, give another check letter.
 */
export function checkLetterOf(body: string): string {
  const sum = [...body].reduce((total, letter, at) => total + (at + 1) * passCodeLetters.indexOf(letter), 0)
  return passCodeLetters[sum % passCodeLetters.length] ?? ''
}

/** A code as it was typed, without gaps and in capitals; undefined for what is none. */
export function readPassCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s‐‑–-]/g, '')
  const isCode =
    code.length === passCodeBody + 1 && [...code].every((letter) => passCodeLetters.includes(letter))
  return isCode && checkLetterOf(code.slice(0, -1)) === code.at(-1) ? code : undefined
}

/** In two groups, as it is read out. */
export function formatPassCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`
}
