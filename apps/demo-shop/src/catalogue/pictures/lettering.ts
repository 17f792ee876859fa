import { capHeight, glyphs, penWidth } from './glyphs.ts'

export type LetteringOptions = {
  /** Where the text is anchored and where its capitals begin. */
  readonly x: number
  readonly y: number
  readonly height: number
  readonly colour: string
  readonly anchor?: 'start' | 'middle' | 'end'
  /** Longer text shrinks to this width. */
  readonly maxWidth?: number
}

const tracking = 9

/** Sets a short grade or size as one stroked path. */
export function lettering(text: string, options: LetteringOptions): string {
  const wide = widthOf(text)
  const scale = Math.min(options.height / capHeight, (options.maxWidth ?? Number.POSITIVE_INFINITY) / wide)
  const shift = { start: 0, middle: wide / 2, end: wide }[options.anchor ?? 'middle']
  const left = round(options.x - shift * scale)
  const top = round(options.y + (options.height - capHeight * scale) / 2)
  return `<path transform="translate(${left} ${top})scale(${round(scale)})" d="${pathOf(text)}" fill="none" stroke="${options.colour}" stroke-width="${penWidth}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Sets a wordmark on a circle around the origin, its middle at the top. */
export function letteringOnArc(
  text: string,
  { radius, height, colour }: { radius: number; height: number; colour: string },
): string {
  const scale = height / capHeight
  let left = -widthOf(text) / 2
  const letters = toGlyphs(text).map(({ width, strokes }) => {
    const turn = (((left + width / 2) * scale) / radius) * (180 / Math.PI)
    left += width + tracking
    const path = strokes.map(([x, y, line]) => `M${x} ${y}${line}`).join('')
    return path
      ? `<path transform="rotate(${round(turn)})translate(${round((-width * scale) / 2)} ${round(-radius - height / 2)})scale(${round(scale)})" d="${path}"/>`
      : ''
  })
  return `<g fill="none" stroke="${colour}" stroke-width="${penWidth}" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}</g>`
}

/** Width of the text when its capitals are `height` high. */
export function letteringWidth(text: string, height: number): number {
  return (widthOf(text) * height) / capHeight
}

function pathOf(text: string): string {
  let left = 0
  let path = ''
  for (const { width, strokes } of toGlyphs(text)) {
    for (const [x, y, line] of strokes) path += `M${left + x} ${y}${line}`
    left += width + tracking
  }
  return path
}

function widthOf(text: string): number {
  return toGlyphs(text).reduce((sum, { width }) => sum + width + tracking, -tracking)
}

function toGlyphs(text: string) {
  return [...text.toUpperCase()].flatMap((character) => glyphs[character] ?? [])
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
