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

/** Draws the demo's pictures into the media folder; files that are there and equal stay untouched. */
export async function writeDemoPictures(mediaDir: string): Promise<void> {
  const drawings = [...productDrawings(), ...categoryDrawings(), ...bannerDrawings(), ...tileDrawings()]
  // Several banners may share a picture, which is then written once.
  const files = new Map(
    drawings.map(({ url, svg }) => [path.join(mediaDir, url.replace(/^\/media\//, '')), svg]),
  )
  const folders = new Set([...files.keys()].map((file) => path.dirname(file)))
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })))
  await Promise.all([...files].map(([file, svg]) => writeIfDifferent(file, svg)))
}

function productDrawings(): Drawing[] {
  return demoProducts.flatMap((product) =>
    product.pictures.map((picture, index) => ({
      url: productPictureUrl(product.slug, index + 1),
      svg: drawPicture(picture),
    })),
  )
}

function categoryDrawings(): Drawing[] {
  return demoCategories.map((category) => ({
    url: categoryPictureUrl(category.slug),
    svg: drawCategoryIcon(category.icon),
  }))
}

/** Composed for the reading direction, so each language has files of its own. */
function bannerDrawings(): Drawing[] {
  return demoBanners.flatMap((banner) =>
    (['en', 'ar'] as const).flatMap((language) =>
      (['desktop', 'phone'] as const).map((device) => ({
        url: bannerUrl(banner, language, device),
        svg: drawBanner(demoBannerScene(banner.scene), {
          size: bannerFormat(banner, device),
          direction: language === 'ar' ? 'rtl' : 'ltr',
        }),
      })),
    ),
  )
}

function tileDrawings(): Drawing[] {
  return (['animated', 'still'] as const).map((motion) => ({
    url: inviteFriendsUrl(motion),
    svg: drawInviteFriends(motion),
  }))
}

async function writeIfDifferent(file: string, svg: string): Promise<void> {
  const there = await readFile(file, 'utf8').catch(() => undefined)
  if (there === svg) return
  // Renamed into place, so that a request never reads half a picture.
  const draft = `${file}.${process.pid}.draft`
  await writeFile(draft, svg)
  await rename(draft, file)
}
