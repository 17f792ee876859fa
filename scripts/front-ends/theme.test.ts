import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const theme = readFileSync(new URL('../../packages/ui/src/theme.css', import.meta.url), 'utf8')
const pairs = new Map(
  [...theme.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
)

/** Letters, and the grounds that they stand on. */
const written: [string, string[]][] = [
  ['color-ink', ['color-page', 'color-surface', 'color-ground', 'color-brand-tint', 'color-amber-tint']],
  ['color-muted', ['color-page', 'color-surface', 'color-ground']],
  ['text-color-brand', ['color-page', 'color-surface', 'color-brand-tint', 'color-ground']],
  ['color-brand-deep', ['color-brand-tint', 'color-ground']],
  ['color-danger', ['color-surface', 'color-danger-tint']],
  ['color-amber-ink', ['color-amber-tint', 'color-surface']],
  ['color-on-amber', ['color-amber']],
]

for (const scheme of ['light', 'dark'] as const) {
  test(`letters are readable in the ${scheme} scheme`, () => {
    const of = (name: string) => pairs.get(name)?.[scheme] ?? ''
    for (const [letters, grounds] of written)
      for (const ground of grounds)
        expect(contrast(of(letters), of(ground)), `${letters} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    for (const ground of ['color-brand', 'background-color-brand-deep'])
      expect(contrast('#ffffff', of(ground)), `white on ${ground}`).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('color-outline'), of('color-surface')), 'outline of a field').toBeGreaterThanOrEqual(3)
  })
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
