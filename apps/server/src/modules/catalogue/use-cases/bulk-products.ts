import type { RestProductFilter } from '@warsha/contract/console/catalogue/products.rest.ts'
import { readKey } from '@warsha/contract/ids/global-id.ts'
import { type BulkItem, defineBulk } from '#commands/define-bulk.ts'
import type { Actor, Command } from '#commands/define-command.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { readChannelRows } from '#modules/channels/index.ts'
import type { EditedProduct, InLanguages } from '../rules/edited-product.ts'
import { selectProducts } from '../storage/console-product-queries.ts'
import { changePrices, type PriceShift, schedulePrices } from './change-prices.ts'
import type { ProductEdit } from './edit-product.ts'
import { readProductFilter } from './list-console-products.ts'
import { type Publication, publishProduct, withdrawProduct } from './publish-product.ts'
import type { VariantPorts } from './variant-ports.ts'

/** Products by their ids, or as their list finds them. */
export type AskedSelection = { ids: readonly number[] } | { where: RestProductFilter }

/** An id that is none matches nothing. */
export function readProductSelection({
  where,
  ids = [],
}: {
  where?: RestProductFilter | undefined
  ids?: readonly string[] | undefined
}): AskedSelection {
  return where ? { where } : { ids: ids.flatMap((id) => readKey('Product', id) ?? []) }
}

type Shift = Omit<PriceShift, 'productId'>

/** The commands of operators on several products at once. */
export function productBulks(ports: VariantPorts, editProduct: Command<ProductEdit, EditedProduct>) {
  const select = async (executor: Executor, _actor: Actor, asked: AskedSelection, limit: number) => {
    if ('ids' in asked) return selectProducts(executor, asked, { limit, stock: ports })
    const filter = readProductFilter(asked.where, await readChannelRows(executor))
    return selectProducts(executor, { filter }, { limit, stock: ports })
  }
  const keyOf = ({ id, revision }: BulkItem) => ({ id: Number(id), revision })
  return {
    publish: defineBulk({
      command: publishProduct,
      select,
      inputOf: (item, settings: Omit<Publication, 'id' | 'revision'>) => ({ ...keyOf(item), ...settings }),
    }),
    withdraw: defineBulk({
      command: withdrawProduct,
      select,
      inputOf: (item, settings: { channels: readonly string[] }) => ({ ...keyOf(item), ...settings }),
    }),
    categorise: defineBulk({
      command: editProduct,
      select,
      inputOf: (item, settings: { categoryId: number }) => ({ ...keyOf(item), ...settings }),
    }),
    tag: defineBulk({
      command: editProduct,
      select,
      inputOf: (item, settings: { tag: InLanguages<string> }) => ({ ...keyOf(item), ...settings }),
    }),
    changePrices: defineBulk({
      command: changePrices,
      select,
      inputOf: ({ id }, shift: Shift) => ({ productId: Number(id), ...shift }),
    }),
    schedulePrices: defineBulk({
      command: schedulePrices,
      select,
      inputOf: ({ id }, shift: Shift & { at: string }) => ({ productId: Number(id), ...shift }),
    }),
  }
}

export type ProductBulks = ReturnType<typeof productBulks>
