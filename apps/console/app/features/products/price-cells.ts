import type { RestPrice } from '@warsha/contract/console/catalogue/prices.rest.ts'
import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { readAmount } from '~/components/command/amount.ts'

/** Prices as they are typed, by variant and channel. */
export type PriceCells = Readonly<Record<string, string | undefined>>

export type PriceAxes = { variants: readonly { id: number }[]; channels: readonly { slug: string }[] }

export const cellName = (variantId: number, channel: string) => `${variantId}:${channel}`

/** One that never was set is empty. */
export function cellsOf(prices: readonly RestPrice[]): PriceCells {
  return Object.fromEntries(
    prices
      .filter(({ revision }) => revision > 0)
      .map((price) => [cellName(price.variant_id, price.channel), formatAmount(baisa(price.price_baisa))]),
  )
}

/** The cells that a table fills which is pasted at one of them; a column or a row that there is not is left out. */
export function pastedPrices(
  { variants, channels }: PriceAxes,
  { row, column, table }: { row: number; column: number; table: readonly (readonly string[])[] },
): PriceCells {
  const pasted = table.flatMap((texts, down) =>
    texts.flatMap((text, across) => {
      const [variant, channel] = [variants[row + down], channels[column + across]]
      return variant && channel ? [[cellName(variant.id, channel.slug), text] as const] : []
    }),
  )
  return Object.fromEntries(pasted)
}

type WantedPrice = { variant_id: number; channel: string; price_baisa: number; revision: number }

/** What is to be saved, and the names of the cells that are no amount. A cell that is emptied stays as it was. */
export function changedPrices(
  cells: PriceCells,
  saved: readonly RestPrice[],
  { variants, channels }: PriceAxes,
) {
  const wanted: WantedPrice[] = []
  const wrong: string[] = []
  const known = new Map(saved.map((price) => [cellName(price.variant_id, price.channel), price]))
  for (const { id } of variants)
    for (const { slug } of channels) {
      const name = cellName(id, slug)
      const text = cells[name]?.trim() ?? ''
      if (!text) continue
      const amount = readAmount(text)
      const price = known.get(name)
      if (amount === undefined || amount < 0) wrong.push(name)
      else if (!price || price.revision === 0 || price.price_baisa !== amount)
        wanted.push({ variant_id: id, channel: slug, price_baisa: amount, revision: price?.revision ?? 0 })
    }
  return { wanted, wrong }
}
