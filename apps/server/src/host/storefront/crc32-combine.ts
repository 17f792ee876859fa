/** The polynomial of CRC-32, bits reversed as gzip has it. */
const polynomial = 0xedb88320
const one = 0x80000000

/** How to move a check sum in front of `length` more bytes; worth keeping where the length does not change. */
export function crc32Shift(length: number): number {
  let shift = one
  for (let rest = length, power = 3; rest > 0; rest = Math.floor(rest / 2), power++) {
    if (rest % 2 === 1) shift = multiply(squares[power % 32] ?? one, shift)
  }
  return shift
}

/** The check sum of two texts in a row, without seeing either: `shift` belongs to the length of the second. */
export function crc32Combine(first: number, second: number, shift: number): number {
  return (multiply(shift, first) ^ second) >>> 0
}

/** Multiplies two polynomials over GF(2), modulo that of the check sum. */
function multiply(a: number, b: number): number {
  let product = 0
  let factor = b
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= factor
    factor = factor & 1 ? (factor >>> 1) ^ polynomial : factor >>> 1
  }
  return product >>> 0
}

/** x to the powers of two: x, x², x⁴ and so on. */
const squares: number[] = [0x40000000]
for (let at = 1; at < 32; at++) squares.push(multiply(squares[at - 1] ?? 0, squares[at - 1] ?? 0))
