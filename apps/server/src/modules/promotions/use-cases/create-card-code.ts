import { randomInt } from 'node:crypto'

/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 16

/** A code that nobody can guess: 79 bits. */
export function createCardCode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}
