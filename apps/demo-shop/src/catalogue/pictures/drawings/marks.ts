import type { Brush } from '../brush.ts'
import { materials } from '../palettes.ts'

/** Four-pointed stars that say clean and new. */
export function sparkles(
  places: readonly (readonly [x: number, y: number, size: number])[],
  colour: string,
): string {
  const stars = places.map(([x, y, size]) => {
    const waist = Math.round(size * 0.18)
    return `M${x} ${y - size}q${waist} ${size - waist} ${size} ${size}-${size - waist} ${waist}-${size} ${size}-${waist}-${size - waist}-${size}-${size} ${size - waist}-${waist} ${size}-${size}z`
  })
  return `<path d="${stars.join('')}" fill="${colour}"/>`
}

export function waterDrops(
  places: readonly (readonly [x: number, y: number, scale: number])[],
  colour: string,
): string {
  const drops = places.map(
    ([x, y, s]) =>
      `M${x} ${y - 24 * s}q${17 * s} ${22 * s} ${17 * s} ${32 * s}a${17 * s} ${17 * s} 0 0 1-${34 * s} 0q0-${10 * s} ${17 * s}-${32 * s}z`,
  )
  return `<path d="${drops.join('')}" fill="${colour}"/>`
}

/** A combination spanner standing upright around the origin, 300 long. */
export function spanner(placement: string, brush: Brush): string {
  const steel = brush.linear([
    [0, '#6d7880'],
    [0.35, materials.steelLight],
    [0.6, materials.steel],
    [1, '#66717a'],
  ])
  return `
    <g transform="${placement}">
    <path d="M-44-150q-8 22 2 42 8 16 24 22v180q-26 12-26 42 0 44 44 44t44-44q0-30-26-42v-180q16-6 24-22 10-20 2-42l-22 30h-44zM0 118a22 22 0 1 1 0 44 22 22 0 1 1 0-44z" fill-rule="evenodd" fill="${steel}" stroke="#545e66" stroke-opacity=".5" stroke-width="3"/>
    <path d="M-4-70v150" stroke="#fff" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>
    </g>
  `
}

export function checkBadge(x: number, y: number, radius: number): string {
  const arm = radius * 0.42
  return `
    <circle cx="${x}" cy="${y}" r="${radius}" fill="${materials.brand}" stroke="#fff" stroke-width="7"/>
    <path d="M${x - arm} ${y + 2}l${Math.round(arm * 0.75)} ${Math.round(arm * 0.8)} ${Math.round(arm * 1.3)}-${Math.round(arm * 1.5)}" fill="none" stroke="#fff" stroke-width="${Math.round(radius * 0.24)}" stroke-linecap="round" stroke-linejoin="round"/>
  `
}
