import { readFile } from 'node:fs/promises'
import type { FileStore } from '@warsha/server/kernel/files/file-store.ts'
import { centrePictures } from '../booking/pictures/centre-pictures.ts'
import { drawCentre } from '../booking/pictures/draw-centre.ts'
import { demoCategories } from '../catalogue/demo-categories.ts'
import { demoProducts } from '../catalogue/demo-products.ts'
import { drawCategoryIcon } from '../catalogue/pictures/draw-category-icon.ts'
import { drawPicture } from '../catalogue/pictures/draw-picture.ts'
import { bannerFile } from '../catalogue/rendering/banner-files.ts'
import { demoBanners } from '../content/demo-banners.ts'
import { drawInviteFriends } from '../content/pictures/draw-invite-friends.ts'
import {
  bannerFormat,
  bannerUrl,
  categoryPictureUrl,
  categoryScene,
  centrePictureUrl,
  inviteFriendsUrl,
  productPictureUrl,
  renderedPicture,
} from './media-urls.ts'

type Drawing = { url: string; svg: string }
type Rendering = { url: string; file: string }
type NamedFile = { name: string; content: Buffer; type: string }

/** So many are drawn in one or two milliseconds; requests are answered between them. */
const picturesAtOnce = 16

/** Draws the demo's pictures into the store of files; files that are there and equal stay untouched. */
export async function writeDemoPictures(files: FileStore): Promise<void> {
  // Several banners may share a picture, which is then written once.
  const written = new Set<string>()
  const writing: Promise<void>[] = []
  for (const picture of pictures()) {
    const { url } = picture
    if (written.has(url)) continue
    written.add(url)
    const content = 'svg' in picture ? Buffer.from(picture.svg) : await readFile(picture.file)
    const type = 'svg' in picture ? 'image/svg+xml' : 'image/webp'
    writing.push(writeIfDifferent(files, { name: url.slice(1), content, type }))
    if (writing.length >= picturesAtOnce) await Promise.all(writing.splice(0))
  }
  await Promise.all(writing)
}

/** Each is drawn when it is its turn; those of the best sellers are there already. */
function* pictures(): Generator<Drawing | Rendering> {
  for (const product of demoProducts) {
    for (const [index, picture] of product.pictures.entries()) {
      const url = productPictureUrl(product.slug, index + 1)
      const rendered = renderedPicture(product.slug, index + 1)
      yield rendered ? { url, file: rendered.file } : { url, svg: drawPicture(picture) }
    }
  }
  for (const { slug, icon } of demoCategories) {
    const file = categoryScene(slug)
    const url = categoryPictureUrl(slug)
    yield file ? { url, file } : { url, svg: drawCategoryIcon(icon) }
  }
  for (const [slug, picture] of centrePictures) {
    yield { url: centrePictureUrl(slug), svg: drawCentre(picture) }
  }
  yield* bannerPictures()
  for (const motion of ['animated', 'still'] as const) {
    yield { url: inviteFriendsUrl(motion), svg: drawInviteFriends(motion) }
  }
}

/** Composed for the reading direction, so each language has files of its own. */
function* bannerPictures(): Generator<Rendering> {
  for (const banner of demoBanners) {
    for (const language of ['en', 'ar'] as const) {
      for (const device of ['desktop', 'phone'] as const) {
        const size = bannerFormat(banner, device)
        const direction = language === 'ar' ? 'rtl' : 'ltr'
        const file = bannerFile({ scene: banner.scene, size, direction })
        yield { url: bannerUrl(banner, language, device), file }
      }
    }
  }
}

async function writeIfDifferent(files: FileStore, { name, content, type }: NamedFile): Promise<void> {
  const there = await files.read(name)
  if (there?.content.equals(content)) return
  await files.write(name, content, type)
}
