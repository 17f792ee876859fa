import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoCentres } from '../demo-centres.ts'
import { centrePictures } from './centre-pictures.ts'
import { drawCentre } from './draw-centre.ts'

const drawn = [...centrePictures].map(([slug, picture]) => [slug, drawCentre(picture)] as const)

describe('the picture of a centre', () => {
  test('is there for each centre of the demo, and no two have the same front or the same crew at the same hour', () => {
    expect([...centrePictures.keys()].sort()).toEqual(demoCentres.map(({ slug }) => slug).sort())
    const looks = [...centrePictures.values()]
    const fronts = looks.map(({ crew: _crew, car: _car, ...front }) => JSON.stringify(front))
    expect(new Set(fronts).size).toBe(looks.length)
    expect(
      new Set(looks.map(({ crew, palette, light }) => JSON.stringify([crew, palette, light]))).size,
    ).toBe(looks.length)
  })

  test('fits what the centre is', () => {
    const frontOf = (slug: string) => centrePictures.get(slug)?.front
    for (const { slug, type } of demoCentres) {
      if (type === 'gas-station') expect(frontOf(slug), slug).toBe('station')
      if (type === 'car-wash') expect(frontOf(slug), slug).toBe('wash')
      if (type === 'mobile-workshop') expect(frontOf(slug), slug).toBe('van')
      if (type === 'service-centre') expect(frontOf(slug), slug).toBe('workshop')
    }
  })

  test('is a valid file of at most 12 kB that asks nothing of the network and of fonts', async () => {
    for (const [slug, svg] of drawn) {
      expect(svg.length, slug).toBeLessThanOrEqual(12 * 1024)
      expect(svg, slug).not.toMatch(/NaN|undefined|\[object|<text|<image|font-family/)
      const { width, height } = await sharp(Buffer.from(svg)).metadata()
      expect([width, height], slug).toEqual([640, 320])
    }
  })
})
