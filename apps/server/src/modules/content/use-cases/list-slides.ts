import { mainPageLocation } from '@warsha/contract/content/content.rest.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Models } from '#kernel/read-model.ts'
import { type Slide, type SlideWish, slidesFor } from '../rules/slide.ts'
import { listPages } from './list-pages.ts'

/** The banners of the home screen, or of one group of it; a location nobody knows has none. */
export async function listSlides(
  reader: { models: Models; clock: Clock },
  { location, ...wish }: SlideWish & { location: string },
): Promise<Slide[]> {
  const slides = slidesFor(await listPages(reader), wish)
  return location === mainPageLocation ? slides : slides.filter(({ slot }) => slot.group === location)
}
