import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { demoBestSellers, isBestSeller } from './catalogue/demo-best-sellers.ts'
import { demoScenicCategories, isScenic } from './catalogue/demo-scenic-categories.ts'
import { categoryScenes } from './catalogue/rendering/category-scenes.ts'
import { renderScene } from './catalogue/rendering/render-scene.ts'
import {
  categorySceneSize,
  categoryScenesFolder,
  renderedFolder,
  renderedSize,
} from './catalogue/rendering/rendered-folder.ts'
import type { Scene } from './catalogue/rendering/scene.ts'
import { scenes } from './catalogue/rendering/scenes.ts'

/** `node apps/demo-shop/src/render-pictures.ts [slug …]`: minutes of work, so the files are part of the repository. */
const quality = 88

const wanted = process.argv.length > 2 ? process.argv.slice(2) : [...demoBestSellers, ...demoScenicCategories]
for (const slug of wanted) {
  if (isBestSeller(slug)) await render(await scenes[slug](), renderedFolder, slug, renderedSize)
  else if (isScenic(slug))
    await render(await categoryScenes[slug](), categoryScenesFolder, slug, categorySceneSize)
  else throw new Error(`There is no scene for ${slug}`)
}

async function render(scene: Scene, folder: string, slug: string, size: number): Promise<void> {
  const started = performance.now()
  await mkdir(folder, { recursive: true })
  const pixels = renderScene(scene, size)
  await sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .webp({ quality, effort: 6 })
    .toFile(path.join(folder, `${slug}.webp`))
  console.log(`${slug}: ${Math.round((performance.now() - started) / 1000)} s`)
}
