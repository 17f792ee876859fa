import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drawPicture } from '#modules/catalogue/pictures/draw-picture.ts'
import { demoProducts } from '#modules/catalogue/samples/demo-products.ts'
import { productPictureUrl } from './media-urls.ts'

type Drawing = { url: string; svg: string }

/** Draws the demo's pictures into the media folder; files that are there and equal stay untouched. */
export async function writeDemoPictures(mediaDir: string): Promise<void> {
  const drawings = productDrawings()
  const folders = new Set(drawings.map(({ url }) => path.dirname(filePath(mediaDir, url))))
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })))
  await Promise.all(drawings.map((drawing) => writeIfDifferent(filePath(mediaDir, drawing.url), drawing.svg)))
}

function productDrawings(): Drawing[] {
  return demoProducts.flatMap((product) =>
    product.pictures.map((picture, index) => ({
      url: productPictureUrl(product.slug, index + 1),
      svg: drawPicture(picture),
    })),
  )
}

function filePath(mediaDir: string, url: string): string {
  return path.join(mediaDir, url.replace(/^\/media\//, ''))
}

async function writeIfDifferent(file: string, svg: string): Promise<void> {
  const there = await readFile(file, 'utf8').catch(() => undefined)
  if (there === svg) return
  // Renamed into place, so that a request never reads half a picture.
  const draft = `${file}.${process.pid}.draft`
  await writeFile(draft, svg)
  await rename(draft, file)
}
