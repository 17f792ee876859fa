import type { Brush } from '../brush.ts'
import type { Sketch } from '../sketch.ts'

/** Stands in where a product has no picture yet: a quiet closed box. */
export function drawPlaceholder(brush: Brush): Sketch {
  const front = brush.linear(
    [
      [0, '#e3ebe6'],
      [1, '#cbd8d0'],
    ],
    'down',
  )
  return {
    body: `
      <path d="M130 240l170-74 170 74-170 78z" fill="#eef3f0"/>
      <path d="M130 240l170 78v196l-170-80z" fill="${front}"/>
      <path d="M470 240l-170 78v196l170-80z" fill="#b9c9c0"/>
      <path d="M214 203l170 76v62l-34 16v-62l-170-76z" fill="#9fb3a8"/>
      <path d="M168 404l52 25m-52-52l84 40" stroke="#aebfb5" stroke-width="11" stroke-linecap="round"/>
    `,
    shadows: [{ cx: 300, cy: 500, rx: 190 }],
  }
}
