import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { demoBestSellers, isBestSeller } from './catalogue/demo-best-sellers.ts'
import { renderScene } from './catalogue/rendering/render-scene.ts'
import { renderedFolder, renderedSize } from './catalogue/rendering/rendered-folder.ts'
import { scenes } from './catalogue/rendering/scenes.ts'

/** `node apps/demo-shop/src/render-pictures.ts [slug …]`: minutes of work, so the files are part of the repository. */
const quality = 88

const wanted = process.argv.length > 2 ? process.argv.slice(2) : demoBestSellers
await mkdir(renderedFolder, { recursive: true })
for (const slug of wanted) {
  if (!isBestSeller(slug)) throw new Error(`There is no scene for ${slug}`)
  const started = performance.now()
  const pixels = renderScene(await scenes[slug](), renderedSize)
  await sharp(pixels, { raw: { width: renderedSize, height: renderedSize, channels: 3 } })
    .webp({ quality, effort: 6 })
    .toFile(path.join(renderedFolder, `${slug}.webp`))
  console.log(`${slug}: ${Math.round((performance.now() - started) / 1000)} s`)
}
