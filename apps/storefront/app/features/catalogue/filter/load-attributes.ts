import { pageSizes } from '@warsha/contract/constants.ts'
import { languageCodeOf } from '@warsha/contract/locale/locale.ts'
import type { PageSource } from '~/session/load-page.ts'
import { isScene } from '../categories/category-tile.tsx'
import { type ListingAttributes, toListingAttributes } from './filter-attributes.ts'
import { listingAttributesDocument } from './listing-attributes.generated.ts'

export type KnownAttributes = ListingAttributes & {
  /** Language, channel and category they were read for. */
  key: string
  /** A picture of the category at work, for the head of its listing. */
  scene: string | null
}

/** Attributes by which the products of a category, or all of them, can be filtered; `sceneOf` is the category whose picture goes with them. */
export async function loadAttributes(
  { api, lang, shop, signal }: PageSource,
  categoryId: string | undefined,
  sceneOf: string | undefined,
): Promise<KnownAttributes> {
  const key = `${lang} ${shop.channel} ${categoryId ?? ''}`
  const known = knownAttributes.get(key)
  if (known) return known
  const { attributes, category } = await api.graphql(
    listingAttributesDocument,
    {
      first: pageSizes.attributes,
      choices: pageSizes.attributeChoices,
      channel: shop.channel,
      filter: { type: 'PRODUCT_TYPE', ...(categoryId && { inCategory: categoryId }) },
      lng: languageCodeOf(lang),
      sceneOf: sceneOf ?? '',
      hasScene: sceneOf !== undefined,
    },
    { signal, isBackground: true },
  )
  const scene = category?.backgroundImage?.url ?? null
  const loaded = {
    key,
    scene: scene && isScene(scene) ? scene : null,
    ...toListingAttributes((attributes?.edges ?? []).map(({ node }) => node)),
  }
  rememberAttributes(loaded)
  return loaded
}

/** Also given what the server's page came with, so that its first filter needs no second request. */
export function rememberAttributes(attributes: KnownAttributes): void {
  if (typeof document !== 'undefined') knownAttributes.set(attributes.key, attributes)
}

/** Reset begins anew: the next listing asks the shop again. */
export function forgetAttributes(): void {
  knownAttributes.clear()
}

/** The attribute that orders listings is the same in all of them, so one is enough to know it. */
export function knownPriorityId(): string | null {
  for (const { priorityId } of knownAttributes.values()) if (priorityId) return priorityId
  return null
}

const knownAttributes = new Map<string, KnownAttributes>()
