import { useQuery } from '@tanstack/react-query'
import {
  exportStockCall,
  listStockCall,
  listWarehousesCall,
} from '@warsha/contract/console/inventory/stock.calls.ts'
import { stockSorts } from '@warsha/contract/console/inventory/stock.constants.ts'
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
  warehouse_id: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  sort: z.enum(stockSorts),
})

/** Units of the operator's warehouses; those that are low are the number on the page of today. */
export default function StockScreen() {
  const { t, lang } = useTranslation()
  const address = useListAddress(stockListAddress)
  const { filters, after, sort = `name_${lang}` } = address
  const query = { ...filters, sort }
  const rows = useListRows(['stock', query, after], (signal) =>
    ask(listStockCall, { query: { ...query, after } as never, signal }),
  )
  const warehouses = useQuery({
    queryKey: ['stock-warehouses'],
    queryFn: ({ signal }) => ask(listWarehousesCall, { signal }),
  })
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
      sort={sort}
      file={{ call: exportStockCall, query, name: 'stock' }}
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
          name: 'warehouse_id',
          label: t('console-stock.warehouse'),
          options: (warehouses.data?.data ?? []).map(({ id, name }) => ({
            value: String(id),
            label: name[lang],
          })),
        },
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
        sort: `name_${lang}`,
        risesFirst: true,
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
        sort: 'on_hand',
        risesFirst: true,
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
        sort: 'free',
        risesFirst: true,
        isNumber: true,
        cell: ({ on_hand, reserved }) => on_hand - reserved,
      },
    ],
    [t, lang],
  )
}
