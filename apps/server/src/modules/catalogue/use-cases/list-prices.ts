import { maxCount } from '#commands/keyset.ts'
import type { Database } from '#kernel/database/connect.ts'
import type { Models } from '#kernel/read-model.ts'
import { listChannels } from '#modules/channels/index.ts'
import { findPrices, type ListedPrice, type PriceKey } from '../storage/price-queries.ts'
import { findScheduledPrices, type ScheduledPrice } from '../storage/scheduled-price-queries.ts'

type Context = { db: Database; models: Models }

type Asked = {
  search: string
  variantId: number | undefined
  productId: number | undefined
  channel: string | undefined
  limit: number
}

export type InChannel<Price> = Price & { channel: string }

type Page<Price> = { prices: InChannel<Price>[]; total: number; isExact: boolean }

/** Prices by variant and channel. */
export async function listPrices(
  { db, models }: Context,
  { after, limit, ...asked }: Asked & { after: PriceKey | undefined },
): Promise<Page<ListedPrice>> {
  const { filter, nameOf } = await readChannels(models, asked)
  const { prices, total } = await findPrices(db, filter, { after, limit })
  return { prices: prices.map((price) => ({ ...price, channel: nameOf(price) })), ...counted(total) }
}

/** Price changes of a state. */
export async function listScheduledPrices(
  { db, models }: Context,
  asked: Asked & { state: ScheduledPrice['state']; after: { at: string; id: number } | undefined },
): Promise<Page<ScheduledPrice>> {
  const { filter, nameOf } = await readChannels(models, asked)
  const { changes, total } = await findScheduledPrices(db, filter, asked)
  return { prices: changes.map((price) => ({ ...price, channel: nameOf(price) })), ...counted(total) }
}

/** A channel that there is not has no prices. */
async function readChannels(models: Models, { search, variantId, productId, channel }: Omit<Asked, 'limit'>) {
  const channels = await listChannels(models)
  const channelId =
    channel === undefined ? undefined : (channels.find(({ slug }) => slug === channel)?.id ?? -1)
  return {
    filter: { words: search.split(/\s+/).filter(Boolean), variantId, productId, channelId },
    nameOf: ({ channelId: id }: PriceKey) => channels.find((each) => each.id === id)?.slug ?? '',
  }
}

function counted(total: number) {
  return { total: Math.min(total, maxCount), isExact: total <= maxCount }
}
