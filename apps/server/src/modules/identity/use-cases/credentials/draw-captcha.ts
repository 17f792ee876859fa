import { randomInt } from 'node:crypto'

export type CaptchaColours = { font: string; noise: string; base: string }

const width = 180
const height = 60

/** The digits as crooked strokes on a 3 by 5 grid, with lines across. The server turns it into pixels before it is sent. */
export function drawCaptcha(digits: string, { font, noise, base }: CaptchaColours): string {
  const strokes = [...digits].map((digit, index) => drawDigit(digit, 18 + index * 32)).join('')
  const lines = Array.from({ length: 7 }, () => line(noise)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="100%" height="100%" fill="${base}"/>${lines}
<g fill="none" stroke="${font}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>${lines.replaceAll('stroke-width="2"', 'stroke-width="1"')}</svg>`
}

const shapes: Readonly<Record<string, string>> = {
  0: '00 20 24 04 00',
  1: '01 10 14',
  2: '00 20 22 02 04 24',
  3: '00 20 11 22 24 04',
  4: '00 02 22 20 24',
  5: '20 00 02 22 24 04',
  6: '20 00 04 24 22 02',
  7: '00 20 14',
  8: '00 20 02 24 04 22 00',
  9: '22 02 00 20 24 04',
}

function drawDigit(digit: string, left: number): string {
  const tilt = randomInt(-18, 19)
  const points = (shapes[digit] ?? '').split(' ').map((point) => {
    const [column = '0', row = '0'] = point
    return `${left + Number(column) * 9 + jitter()},${12 + Number(row) * 9 + jitter()}`
  })
  return `<polyline transform="rotate(${tilt} ${left + 9} 30)" points="${points.join(' ')}"/>`
}

function line(colour: string): string {
  const [x1, y1, x2, y2] = [randomInt(width), randomInt(height), randomInt(width), randomInt(height)]
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${colour}" stroke-width="2"/>`
}

function jitter(): number {
  return randomInt(-2, 3)
}
