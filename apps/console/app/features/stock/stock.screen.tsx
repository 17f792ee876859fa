import { listStockCall } from '@warsha/contract/console/inventory/stock.calls.ts'
import type { RestStock } from '@warsha/contract/console/inventory/stock.rest.ts'
import { BoxIcon } from '@warsha/ui/shop-icons.tsx'
import { useMemo } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPage } from '~/components/list/list-page.tsx'
import type { ListColumn, RowNames } from '~/components/list/list-types.ts'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'

export const handle = { texts: await loadTexts('console-stock') }

const stockListAddress = z.object({
  search: z.string().check(z.minLength(1), z.maxLength(100)),
  is_low: z.enum(['true', 'false']),
})

/** Units of the operator's warehouses; those that are low are the number on the page of today. */
export default function StockScreen() {
  const { t, lang } = useTranslation()
  const address = useListAddress(stockListAddress)
  const { filters, after } = address
  const rows = useListRows(['stock', filters, after], (signal) =>
    ask(listStockCall, { query: { ...filters, after } as never, signal }),
  )
  const names = useMemo<RowNames<RestStock>>(
    () => ({
      id: ({ variant_id, warehouse_id }) => `${variant_id}:${warehouse_id}`,
      name: ({ product_name, warehouse_name }) => `${product_name[lang]}, ${warehouse_name[lang]}`,
    }),
    [lang],
  )
  return (
    <ListPage
      id="stock"
      title={t('console-stock.title')}
      icon={BoxIcon}
      address={address}
      rows={rows}
      names={names}
      columns={useStockColumns()}
      searchLabel={t('console-stock.search')}
      actions={
        <Link to="/warehouses" className="tool">
          {t('console-stock.warehouses')}
        </Link>
      }
      views={[{ name: t('console-stock.low'), search: 'is_low=true' }]}
      filters={[
        {
          kind: 'choice',
          name: 'is_low',
          label: t('console-stock.free'),
          options: [{ value: 'true', label: t('console-stock.low') }],
        },
      ]}
    />
  )
}

function useStockColumns(): ListColumn<RestStock>[] {
  const { t, lang } = useTranslation()
  return useMemo(
    () => [
      {
        id: 'product',
        title: t('console-stock.product'),
        cell: ({ product_name }) => <bdi>{product_name[lang]}</bdi>,
      },
      { id: 'sku', title: t('console-stock.sku'), cell: ({ sku }) => <bdi dir="ltr">{sku}</bdi> },
      {
        id: 'warehouse',
        title: t('console-stock.warehouse'),
        cell: ({ warehouse_name }) => <bdi>{warehouse_name[lang]}</bdi>,
      },
      {
        id: 'onHand',
        title: t('console-stock.onHand'),
        isNumber: true,
        cell: ({ on_hand }) => on_hand,
      },
      {
        id: 'reserved',
        title: t('console-stock.reserved'),
        isNumber: true,
        cell: ({ reserved }) => reserved,
      },
      {
        id: 'free',
        title: t('console-stock.free'),
        isNumber: true,
        cell: ({ on_hand, reserved }) => on_hand - reserved,
      },
    ],
    [t, lang],
  )
}
