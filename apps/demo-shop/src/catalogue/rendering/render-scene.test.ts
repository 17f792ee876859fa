import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoBestSellers } from '../demo-best-sellers.ts'
import { renderScene } from './render-scene.ts'
import { renderedFolder, renderedSize } from './rendered-folder.ts'
import { scenes } from './scenes.ts'

const cardSizes = [256, 512]
const maxCardBytes = 25 * 1024
const probe = 16

describe('a rendered picture', () => {
  test('there is one for each best seller and for nothing else', async () => {
    expect((await readdir(renderedFolder)).sort()).toEqual(
      demoBestSellers.map((slug) => `${slug}.webp`).sort(),
    )
  })

  test.each(demoBestSellers)('%s is light on a card', async (slug) => {
    const picture = sharp(await fileOf(slug))
    const { width, height } = await picture.metadata()
    expect([width, height]).toEqual([renderedSize, renderedSize])
    for (const size of cardSizes) {
      const card = await picture.clone().resize(size, size).webp({ quality: 82 }).toBuffer()
      expect(card.length).toBeLessThanOrEqual(maxCardBytes)
    }
  })

  test.each(demoBestSellers)('%s is what its scene shows', async (slug) => {
    const { data } = await sharp(await fileOf(slug))
      .resize(probe, probe)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const drawn = renderScene(await scenes[slug](), probe)
    const apart =
      data.reduce((sum, value, index) => sum + Math.abs(value - (drawn[index] ?? 0)), 0) / data.length
    expect(apart).toBeLessThan(9)
  })
})

function fileOf(slug: string): Promise<Buffer> {
  return readFile(path.join(renderedFolder, `${slug}.webp`))
}
