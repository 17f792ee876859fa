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
  viewSize,
  viewsFolder,
} from './catalogue/rendering/rendered-folder.ts'
import type { Scene } from './catalogue/rendering/scene.ts'
import { scenes } from './catalogue/rendering/scenes.ts'
import { isView, viewNames } from './catalogue/rendering/view-names.ts'
import { viewScenes } from './catalogue/rendering/view-scenes.ts'

/** `node apps/demo-shop/src/render-pictures.ts [name …]`: minutes of work, so the files are part of the repository. */
const quality = 88

const everything = [...demoBestSellers, ...viewNames, ...demoScenicCategories]
const wanted = process.argv.length > 2 ? process.argv.slice(2) : everything
for (const name of wanted) {
  const started = performance.now()
  if (isBestSeller(name)) await render(await scenes[name](), renderedFolder, name, renderedSize)
  else if (isView(name)) await render(await viewScenes[name](), viewsFolder, name, viewSize)
  else if (isScenic(name))
    await render(await categoryScenes[name](), categoryScenesFolder, name, categorySceneSize)
  else throw new Error(`There is no scene for ${name}`)
  console.log(`${name}: ${Math.round((performance.now() - started) / 1000)} s`)
}

async function render(scene: Scene, folder: string, name: string, size: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  await sharp(renderScene(scene, size), { raw: { width: size, height: size, channels: 3 } })
    .webp({ quality, effort: 6 })
    .toFile(path.join(folder, `${name}.webp`))
}
