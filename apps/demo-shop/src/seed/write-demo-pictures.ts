import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { demoBannerScene } from '../catalogue/demo-banner-scenes.ts'
import { demoCategories } from '../catalogue/demo-categories.ts'
import { demoProducts } from '../catalogue/demo-products.ts'
import { drawCategoryIcon } from '../catalogue/pictures/draw-category-icon.ts'
import { drawPicture } from '../catalogue/pictures/draw-picture.ts'
import { demoBanners } from '../content/demo-banners.ts'
import { drawBanner } from '../content/pictures/draw-banner.ts'
import { drawInviteFriends } from '../content/pictures/draw-invite-friends.ts'
import {
  bannerFormat,
  bannerUrl,
  categoryPictureUrl,
  inviteFriendsUrl,
  productPictureUrl,
} from './media-urls.ts'

type Drawing = { url: string; svg: string }

/** So many are drawn in one or two milliseconds; requests are answered between them. */
const picturesAtOnce = 16

/** Draws the demo's pictures into the media folder; files that are there and equal stay untouched. */
export async function writeDemoPictures(mediaDir: string): Promise<void> {
  // Several banners may share a picture, which is then written once.
  const written = new Set<string>()
  const writing: Promise<void>[] = []
  for (const { url, svg } of drawings()) {
    if (written.has(url)) continue
    written.add(url)
    writing.push(writeIfDifferent(path.join(mediaDir, url.replace(/^\/media\//, '')), svg))
    if (writing.length >= picturesAtOnce) await Promise.all(writing.splice(0))
  }
  await Promise.all(writing)
}

/** Each is drawn when it is its turn. */
function* drawings(): Generator<Drawing> {
  for (const { slug, pictures } of demoProducts) {
    for (const [index, picture] of pictures.entries()) {
      yield { url: productPictureUrl(slug, index + 1), svg: drawPicture(picture) }
    }
  }
  for (const { slug, icon } of demoCategories) {
    yield { url: categoryPictureUrl(slug), svg: drawCategoryIcon(icon) }
  }
  yield* bannerDrawings()
  for (const motion of ['animated', 'still'] as const) {
    yield { url: inviteFriendsUrl(motion), svg: drawInviteFriends(motion) }
  }
}

/** Composed for the reading direction, so each language has files of its own. */
function* bannerDrawings(): Generator<Drawing> {
  for (const banner of demoBanners) {
    for (const language of ['en', 'ar'] as const) {
      for (const device of ['desktop', 'phone'] as const) {
        const size = bannerFormat(banner, device)
        const direction = language === 'ar' ? 'rtl' : 'ltr'
        const svg = drawBanner(demoBannerScene(banner.scene), { size, direction })
        yield { url: bannerUrl(banner, language, device), svg }
      }
    }
  }
}

async function writeIfDifferent(file: string, svg: string): Promise<void> {
  const there = await readFile(file, 'utf8').catch(() => undefined)
  if (there === svg) return
  // Renamed into place, so that a request never reads half a picture.
  const draft = `${file}.${process.pid}.draft`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(draft, svg)
  await rename(draft, file)
}
