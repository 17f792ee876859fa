import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { BannerScene } from '../../content/demo-banner-spec.ts'
import { drawBanner } from '../../content/pictures/draw-banner.ts'
import { bannerScenes } from '../demo-banner-scenes.ts'
import type { BannerFile } from './banner-files.ts'
import { categoryScenesFolder } from './rendered-folder.ts'

/** A banner as WebP: the scene of use of a category, coming out of the ground on which the words stand. */
export async function composeBanner({ scene, size, direction }: BannerFile, quality = 80): Promise<Buffer> {
  const { mood, focus } = bannerScenes[scene]
  const svg = drawBanner({ mood, focus, picture: await pictureOf(scene) }, { size, direction })
  return sharp(Buffer.from(svg)).webp({ quality, effort: 6 }).toBuffer()
}

async function pictureOf(scene: BannerScene): Promise<string> {
  const file = await readFile(path.join(categoryScenesFolder, `${bannerScenes[scene].of}.webp`))
  const png = await sharp(file).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
