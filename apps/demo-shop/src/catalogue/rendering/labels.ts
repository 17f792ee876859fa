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

/** What a careful buyer turns a can for: grade, standard, amount, temperatures and the code of the batch. */
export function backLabelSvg(
  { brand, grade, amount, standard }: LabelText & { readonly standard: string },
  palette: Palette,
  width = 600,
  height = 620,
): string {
  const head = height * 0.26
  const facts = [`SAE ${grade}`, standard.toUpperCase(), amount ?? '', '-30 / +50 C']
  const step = (height - head) / (facts.length + 1)
  const rows = facts.map((fact, index) =>
    lettering(fact, {
      x: 44,
      y: head + step * (index + 0.42),
      height: step * 0.52,
      colour: materials.ink,
      anchor: 'start',
      maxWidth: width * 0.56,
    }),
  )
  const rules = facts.slice(1).map((_fact, index) => `M44 ${head + step * (index + 1.22)}h${width * 0.56}`)
  const bars = barWidths.map((wide, index) => {
    const left = width - 176 + barWidths.slice(0, index).reduce((sum, each) => sum + each + 5, 0)
    return `M${left} ${head + step * 0.5}h${wide}v${step * 2}h-${wide}z`
  })
  return svgDocument(
    width,
    height,
    `
    <rect width="${width}" height="${height}" rx="26" fill="#fbfcfb"/>
    <path d="M0 26q0-26 26-26h${width - 52}q26 0 26 26v${head - 26}h-${width}z" fill="${palette.deep}"/>
    <path d="M0 ${head}h${width}v14h-${width}z" fill="${palette.accent}"/>
    ${ridge(54, head * 0.24, 54, palette.accent)}
    ${lettering(brand, { x: 138, y: head * 0.28, height: head * 0.36, colour: '#ffffff', anchor: 'start', maxWidth: width - 190 })}
    ${rows.join('')}
    <path d="${rules.join('')}" stroke="#ccd5d0" stroke-width="4"/>
    <path d="${bars.join('')}" fill="${materials.ink}"/>
    ${lettering('628 1240', { x: width - 110, y: head + step * 2.72, height: step * 0.28, colour: materials.ink, maxWidth: 132 })}
    <path d="M0 ${height - 40}h${width}v14q0 26-26 26h-${width - 52}q-26 0-26-26z" fill="${palette.accent}"/>
  `,
  )
}

/** As scanners read them: thin and wide in turns. */
const barWidths = [6, 3, 9, 3, 5, 10, 3, 6, 3, 8, 4, 9] as const

/** The sign that all invented brands share with their own colours: a ridge before the sun. */
export function ridge(x: number, y: number, size: number, colour: string): string {
  const s = size / 60
  return `<g transform="translate(${x} ${y})scale(${s})"><circle cx="40" cy="16" r="14" fill="${colour}"/><path d="M-6 60l28-42 14 20 8-10 26 32z" fill="#ffffff"/></g>`
}
