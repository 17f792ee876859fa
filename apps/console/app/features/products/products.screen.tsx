import { productSorts } from '@warsha/contract/console/catalogue/product-lists.constants.ts'
import { exportProductsCall, listProductsCall } from '@warsha/contract/console/catalogue/products.calls.ts'
import type { RestListedProduct } from '@warsha/contract/console/catalogue/products.rest.ts'
import { buttonClass } from '@warsha/ui/button.tsx'
import { BoxIcon } from '@warsha/ui/shop-icons.tsx'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPage } from '~/components/list/list-page.tsx'
import type { RowNames } from '~/components/list/list-types.ts'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { ask } from '~/session/ask.ts'
import { useChannels } from '~/session/channels.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { useProductBulk } from './product-bulk.tsx'
import { useProductColumns } from './product-columns.tsx'
import { branchName, useProductOptions } from './use-product.ts'

export const handle = { texts: await loadTexts('console-products') }

const key = z.string().check(z.regex(/^[1-9]\d{0,8}$/))
const states = ['published', 'scheduled', 'withdrawn', 'draft'] as const
const productListAddress = z.object({
  search: z.string().check(z.maxLength(100)),
  category_id: key,
  channel: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  state: z.enum(states),
  translation: z.enum(['missing', 'older']),
  low_stock: z.enum(['true']),
  state_id: key,
  value_id: key,
  sort: z.enum(productSorts),
})

const rowNames: RowNames<RestListedProduct> = {
  id: ({ id }) => String(id),
  name: ({ name }) => name.en,
  path: ({ id }) => `/products/${id}`,
}

export default function ProductsScreen() {
  const { t, lang } = useTranslation()
  const may = useMay()
  const channels = useChannels()
  const options = useProductOptions()
  const address = useListAddress(productListAddress)
  const { filters, after, sort = '-added' } = address
  const query = { ...filters, sort }
  const rows = useListRows(['products', query, after], (signal) =>
    ask(listProductsCall, { query: { ...query, after } as never, signal }),
  )
  return (
    <ListPage
      id="products"
      title={t('console-products.title')}
      icon={BoxIcon}
      address={address}
      rows={rows}
      names={rowNames}
      columns={useProductColumns()}
      searchLabel={t('console-products.search')}
      bulk={useProductBulk(options)}
      where={filters as Record<string, string>}
      sort={sort}
      file={{ call: exportProductsCall, query, name: 'products' }}
      views={[
        { name: t('console-products.views.drafts'), search: 'state=draft' },
        { name: t('console-products.views.low'), search: 'low_stock=true' },
        { name: t('console-products.views.translate'), search: 'translation=missing' },
      ]}
      filters={[
        {
          kind: 'choice',
          name: 'category_id',
          label: t('console-products.filters.category'),
          options: (options?.categories ?? []).map(({ id, name, level }) => ({
            value: String(id),
            label: branchName(name[lang], level),
          })),
        },
        {
          kind: 'choice',
          name: 'channel',
          label: t('console-products.filters.channel'),
          options: channels.map(({ slug, name }) => ({ value: slug, label: name })),
        },
        {
          kind: 'choice',
          name: 'state',
          label: t('console-products.filters.state'),
          options: states.map((state) => ({ value: state, label: t(`console-products.state.${state}`) })),
        },
        {
          kind: 'choice',
          name: 'translation',
          label: t('console-products.filters.translation'),
          options: (['missing', 'older'] as const).map((state) => ({
            value: state,
            label: t(`console-products.filters.${state}`),
          })),
        },
        {
          kind: 'choice',
          name: 'low_stock',
          label: t('console-products.filters.stock'),
          options: [{ value: 'true', label: t('console-products.filters.low') }],
        },
        {
          kind: 'choice',
          name: 'state_id',
          label: t('console-products.filters.place'),
          options: (options?.states ?? []).map(({ id, name }) => ({ value: String(id), label: name[lang] })),
        },
        {
          kind: 'choice',
          name: 'value_id',
          label: t('console-products.filters.attribute'),
          options: (options?.attributes ?? []).flatMap(({ name, values }) =>
            values.map((value) => ({ value: String(value.id), label: `${name[lang]}: ${value.name[lang]}` })),
          ),
        },
      ]}
      actions={
        may('catalogue.write') && (
          <Link to="/products/new" className={buttonClass({ size: 'small' })}>
            {t('console-products.new.action')}
          </Link>
        )
      }
    />
  )
}
