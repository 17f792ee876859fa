import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Models } from '#kernel/read-model.ts'
import { nameIn } from '../rules/places.ts'
import { placesModel } from '../storage/places-model.ts'

/** The name of a place in a language, whichever way it is written: as a slug, in English or in Arabic, in any case. */
export async function findPlaceName(
  models: Models,
  written: string,
  locale: Locale,
): Promise<string | undefined> {
  const { states, cities } = await models.get(placesModel)
  const wanted = written.trim().toLowerCase()
  const known = [...states, ...cities].find(({ slug, nameEn, nameAr }) =>
    [slug, nameEn.toLowerCase(), nameAr].includes(wanted),
  )
  return known && nameIn(locale, known)
}
