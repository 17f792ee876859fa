import type { RestProductRecord } from '@warsha/contract/console/catalogue/products.rest.ts'
import type { Subject } from '~/components/edit/record-history.tsx'

const maxParts = 200

/** Prices and taxes of a product, which have entries of their own in the log. */
export function partsOf({ id, variants, listings }: RestProductRecord): Subject[] {
  const channels = listings.map(({ channel }) => channel)
  const taxes = channels.map((channel) => ({ kind: 'tax', id: `${id}:${channel}` }))
  const prices = variants.flatMap((variant) =>
    channels.map((channel) => ({ kind: 'price', id: `${variant.id}:${channel}` })),
  )
  return [...taxes, ...prices].slice(0, maxParts)
}

type Words = { lang: 'en' | 'ar'; channels: readonly { slug: string; name: string }[] }

/** The variant and the channel of a price or a tax. */
export function partName(
  { kind, id }: Subject,
  product: RestProductRecord,
  { lang, channels }: Words,
): string {
  const [owner = '', slug = ''] = id.split(':')
  const channel = channels.find((each) => each.slug === slug)?.name ?? slug
  const variant = kind === 'price' && product.variants.find((each) => String(each.id) === owner)
  return [variant && (variant.name[lang] || variant.name.en || variant.sku), channel]
    .filter(Boolean)
    .join(' · ')
}
