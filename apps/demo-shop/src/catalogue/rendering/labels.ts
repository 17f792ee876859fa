import { lettering } from '../pictures/lettering.ts'
import { materials, type Palette } from '../pictures/palettes.ts'
import { svgDocument } from '../pictures/svg-document.ts'

export type LabelText = {
  readonly brand: string
  readonly line: string
  /** What a buyer looks for: a grade, a capacity, a size. */
  readonly grade: string
  readonly amount?: string
}

/** A whole label: wordmark above, the grade in the middle on white, line and amount below on the accent. */
export function labelSvg(
  { brand, line, grade, amount }: LabelText,
  palette: Palette,
  width = 600,
  height = 620,
): string {
  const middle = width / 2
  const [head, foot] = [height * 0.3, height * 0.72]
  return svgDocument(
    width,
    height,
    `
    <rect width="${width}" height="${height}" rx="26" fill="#fbfcfb"/>
    <path d="M0 26q0-26 26-26h${width - 52}q26 0 26 26v${head - 50}q-${middle} 66-${width} 0z" fill="${palette.deep}"/>
    <path d="M0 ${head - 24}q${middle} 66 ${width} 0v16q-${middle} 66-${width} 0z" fill="${palette.accent}"/>
    ${ridge(60, head * 0.26, 62, palette.accent)}
    ${lettering(brand, { x: 152, y: head * 0.27, height: head * 0.36, colour: '#ffffff', anchor: 'start', maxWidth: width - 200 })}
    ${lettering(grade, { x: middle, y: head + height * 0.12, height: height * 0.19, colour: materials.ink, maxWidth: width - 60 })}
    <path d="M0 ${foot}h${width}v${height - foot - 26}q0 26-26 26h-${width - 52}q-26 0-26-26z" fill="${palette.accent}"/>
    ${lettering(line, { x: 40, y: foot + (height - foot) * 0.35, height: (height - foot) * 0.32, colour: palette.onAccent, anchor: 'start', maxWidth: amount ? width * 0.6 : width - 80 })}
    ${amount ? lettering(amount, { x: width - 40, y: foot + (height - foot) * 0.29, height: (height - foot) * 0.44, colour: palette.onAccent, anchor: 'end', maxWidth: width * 0.3 }) : ''}
  `,
  )
}

/** The sign that all invented brands share with their own colours: a ridge before the sun. */
export function ridge(x: number, y: number, size: number, colour: string): string {
  const s = size / 60
  return `<g transform="translate(${x} ${y})scale(${s})"><circle cx="40" cy="16" r="14" fill="${colour}"/><path d="M-6 60l28-42 14 20 8-10 26 32z" fill="#ffffff"/></g>`
}
