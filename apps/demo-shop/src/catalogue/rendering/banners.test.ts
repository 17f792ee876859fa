import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { bannerSizes } from '../../content/pictures/draw-banner.ts'
import { type BannerFile, bannerFile, bannerFiles, campaignFiles } from './banner-files.ts'
import { composeBanner } from './banners.ts'
import { bannersFolder } from './rendered-folder.ts'

const maxBytes = 25 * 1024
const everyFile = [...bannerFiles, ...campaignFiles]
const probe = { width: 32, height: 16 }

describe('banners of home', () => {
  test('[UX-166] each banner that is shown has its picture in every format and direction, and no other is kept', async () => {
    const wanted = bannerFiles.map((file) => path.basename(bannerFile(file)))
    expect((await readdir(bannersFolder)).sort()).toEqual(wanted.sort())
  })

  test.each(everyFile)('[UX-166] $scene, $size, $direction is light and fits its place', async (file) => {
    const { width, height } = bannerSizes[file.size]
    const picture = sharp(bannerFile(file))
    expect(await picture.metadata()).toMatchObject({ format: 'webp', width, height })
    expect((await stat(bannerFile(file))).size).toBeLessThanOrEqual(maxBytes)
  })

  test.each(everyFile)(
    '[UX-166] $scene, $size, $direction is the scene it names, its start side calm',
    async (file) => {
      const kept = await pixelsOf(bannerFile(file))
      const drawn = await pixelsOf(await composeBanner(file))
      const apart = kept.reduce((sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)), 0) / kept.length
      expect(apart).toBeLessThan(4)
      expect(brightestAtStart(kept, file)).toBeLessThan(110)
    },
  )
})

async function pixelsOf(picture: string | Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize({ ...probe, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** White text stands there. */
function brightestAtStart(pixels: Buffer, { direction }: BannerFile): number {
  const share = probe.width * 0.4
  let brightest = 0
  for (let index = 0; index < pixels.length; index += 3) {
    const column = (index / 3) % probe.width
    const fromStart = direction === 'ltr' ? column : probe.width - 1 - column
    if (fromStart >= share) continue
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index, index + 3)
    brightest = Math.max(brightest, 0.21 * red + 0.72 * green + 0.07 * blue)
  }
  return brightest
}
