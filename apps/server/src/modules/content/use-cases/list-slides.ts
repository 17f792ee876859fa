import { bannerTarget } from '@warsha/contract/content/banner-target.ts'
import { mainPageLocation } from '@warsha/contract/content/content.rest.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Models } from '#kernel/read-model.ts'
import { type Slide, type SlideWish, slidesFor } from '../rules/slide.ts'
import type { BannerOfferPort } from './banner-offer-port.ts'
import { listPages } from './list-pages.ts'

/**
 * The banners of the home screen, or of one group of it, that lead to something in the place; an unknown location has
 * none.
 */
export async function listSlides(
  reader: { models: Models; clock: Clock; isOffered: BannerOfferPort },
  { location, ...wish }: SlideWish & { location: string; stateId: number },
): Promise<Slide[]> {
  const all = slidesFor(await listPages(reader), wish)
  const slides = location === mainPageLocation ? all : all.filter(({ slot }) => slot.group === location)
  const offered = await reader.isOffered(
    reader,
    wish,
    slides.map(({ link }) => bannerTarget(link)),
  )
  return slides.filter((_slide, at) => offered[at])
}
