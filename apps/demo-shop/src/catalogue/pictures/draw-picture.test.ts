import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoCategories } from '../demo-categories.ts'
import { demoProducts } from '../demo-products.ts'
import { categoryIconShapes } from './category-icon-shapes.ts'
import { type CategoryIconName, drawCategoryIcon } from './draw-category-icon.ts'
import { drawPicture } from './draw-picture.ts'
import type { PictureSpec } from './picture-spec.ts'

const specs = new Map<string, PictureSpec>(
  [...demoProducts.flatMap(({ pictures }) => pictures), { drawing: 'placeholder' } as const].map((spec) => [
    JSON.stringify(spec),
    spec,
  ]),
)
const pictures = [...specs.values()].map((spec) => [JSON.stringify(spec), drawPicture(spec)] as const)

describe('a drawn picture', () => {
  test('[DATA-09] asks nothing of the network and of fonts', () => {
    for (const [name, svg] of pictures) {
      expect(svg, name).not.toMatch(/<text|<image|font-family|@import/)
      expect(svg.replace('http://www.w3.org/2000/svg', ''), name).not.toMatch(
        /https?:|data:|href="(?!#)|url\((?!#)/,
      )
    }
  })

  test('[DATA-09] is a valid file of at most 9 kB', async () => {
    for (const [name, svg] of pictures) {
      expect(svg.length, name).toBeLessThanOrEqual(9 * 1024)
      expect(svg, name).not.toMatch(/NaN|undefined|\[object/)
      const { width, height } = await sharp(Buffer.from(svg)).metadata()
      expect([width, height], name).toEqual([600, 600])
    }
  })

  test('refers only to ids it defines, once each, under its own prefix', () => {
    for (const [name, spec] of specs) {
      const svg = drawPicture(spec, 'own-')
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '')
      const used = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id ?? '')
      expect(new Set(ids).size, name).toBe(ids.length)
      expect(
        used.filter((id) => !ids.includes(id)),
        name,
      ).toEqual([])
      expect(
        ids.filter((id) => !id.startsWith('own-')),
        name,
      ).toEqual([])
    }
  })

  test('shows something on a light ground', async () => {
    for (const [name, svg] of pictures) {
      const { data } = await sharp(Buffer.from(svg))
        .resize(24, 24)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const [corner, middle] = [
        brightness(data, 0),
        Math.min(...[10, 11, 12, 13].map((row) => darkestOfRow(data, row))),
      ]
      expect(corner, name).toBeGreaterThan(225)
      expect(middle, name).toBeLessThan(corner - 20)
    }
  })

  test('differs from product to product', () => {
    const first = demoProducts.map(({ pictures: [picture] }) => JSON.stringify(picture))
    expect(new Set(first).size).toBeGreaterThan(demoProducts.length * 0.95)
  })
})

describe('a category icon', () => {
  test('[DATA-09] is a small valid file without fonts', async () => {
    const names = Object.keys(categoryIconShapes) as CategoryIconName[]
    for (const icon of [...names.map((name) => ({ name })), ...demoCategories.map(({ icon }) => icon)]) {
      const svg = drawCategoryIcon(icon)
      expect(svg, icon.name).not.toMatch(/<text|href=|NaN|undefined/)
      expect(svg.length, icon.name).toBeLessThan(2048)
      expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(96)
    }
  })
})

function brightness(data: Buffer, pixel: number): number {
  return ((data[pixel * 3] ?? 0) + (data[pixel * 3 + 1] ?? 0) + (data[pixel * 3 + 2] ?? 0)) / 3
}

function darkestOfRow(data: Buffer, row: number): number {
  return Math.min(...Array.from({ length: 24 }, (_, column) => brightness(data, row * 24 + column)))
}
