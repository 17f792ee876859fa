import type { Brush } from './brush.ts'

/** A drawing in the 600 by 600 square, without ground: the frame adds ground and shadow, a banner only the shadow. */
export type Sketch = {
  readonly body: string
  /** A room behind the thing, in place of the plain ground; a banner has a scene of its own. */
  readonly backdrop?: string
  /** Where the thing touches the floor. */
  readonly shadows: readonly FloorShadow[]
}
export type FloorShadow = { readonly cx: number; readonly cy: number; readonly rx: number }

export function floorShadows(shadows: readonly FloorShadow[], brush: Brush, strength = 1): string {
  const soft = brush.radial([
    [0, '#0c2117', 0.42 * strength],
    [0.55, '#0c2117', 0.16 * strength],
    [1, '#0c2117', 0],
  ])
  return shadows
    .map(
      ({ cx, cy, rx }) =>
        `<ellipse cx="${cx + 14}" cy="${cy + 4}" rx="${rx * 1.22}" ry="${Math.round(rx * 0.17)}" fill="${soft}"/><ellipse cx="${cx + 3}" cy="${cy}" rx="${rx}" ry="${Math.round(rx * 0.06)}" fill="${soft}"/>`,
    )
    .join('')
}
