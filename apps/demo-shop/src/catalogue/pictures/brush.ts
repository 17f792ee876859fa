/** Collects the gradients and shapes that a drawing refers to, under ids of its own. */
export type Brush = {
  /** Returns a paint such as `url(#p3)`. Across is left to right, down is top to bottom. */
  readonly linear: (stops: readonly Stop[], direction?: 'across' | 'down' | 'diagonal') => string
  readonly radial: (stops: readonly Stop[], centre?: RadialCentre) => string
  readonly clip: (shape: string) => string
  /** Keeps a shape for `use(id)`, so that repeated parts cost a line each. */
  readonly keep: (shape: string) => (placement: string) => string
  readonly defs: () => string
}
export type Stop = readonly [offset: number, colour: string, opacity?: number]
type RadialCentre = { readonly cx?: number; readonly cy?: number; readonly r?: number }

const directions = {
  across: '',
  down: ' x2="0" y2="1"',
  diagonal: ' x2="1" y2="1"',
}

export function createBrush(prefix: string): Brush {
  const kept = new Map<string, string>()

  function keepOnce(markup: (id: string) => string): string {
    const key = markup('')
    const known = kept.get(key)
    if (known) return known
    const id = `${prefix}${kept.size}`
    kept.set(key, id)
    shapes.push(markup(id))
    return id
  }
  const shapes: string[] = []

  return {
    linear: (stops, direction = 'across') =>
      `url(#${keepOnce((id) => `<linearGradient id="${id}"${directions[direction]}>${stops.map(toStop).join('')}</linearGradient>`)})`,
    radial: (stops, { cx = 0.5, cy = 0.5, r = 0.5 } = {}) =>
      `url(#${keepOnce((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(toStop).join('')}</radialGradient>`)})`,
    clip: (shape) => `url(#${keepOnce((id) => `<clipPath id="${id}">${shape}</clipPath>`)})`,
    keep: (shape) => {
      const id = keepOnce((own) => `<g id="${own}">${shape}</g>`)
      return (placement) => `<use href="#${id}" transform="${placement}"/>`
    },
    defs: () => `<defs>${shapes.join('')}</defs>`,
  }
}

function toStop([offset, colour, opacity]: Stop): string {
  const seeThrough = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
  return `<stop offset="${offset}" stop-color="${colour}"${seeThrough}/>`
}
