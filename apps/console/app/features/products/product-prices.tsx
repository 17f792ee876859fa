import { useQuery } from '@tanstack/react-query'
import { listPricesCall, listScheduledPricesCall } from '@warsha/contract/console/catalogue/prices.calls.ts'
import type { RestProductRecord } from '@warsha/contract/console/catalogue/products.rest.ts'
import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { lazy, Suspense, useState } from 'react'
import { momentText } from '~/components/format/moment.tsx'
import { Money } from '~/components/format/money.tsx'
import { Panel } from '~/components/panel.tsx'
import { ask } from '~/session/ask.ts'
import { useChannels } from '~/session/channels.ts'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import type { EditedPrice } from './edited-price.ts'
import { type NamedChannel, TaxDialog, TaxRow } from './tax-row.tsx'

const PriceDialog = lazy(async () => ({ default: (await import('./price-dialog.tsx')).PriceDialog }))
const PriceGridDialog = lazy(async () => ({
  default: (await import('./price-grid-dialog.tsx')).PriceGridDialog,
}))

/** Prices of every variant in every channel, and those that wait for their day. */
export function ProductPrices({ product }: { product: RestProductRecord }) {
  const { t, lang } = useTranslation()
  const may = useMay()
  const channels = useChannels()
  const [edited, setEdited] = useState<EditedPrice>()
  const [taxed, setTaxed] = useState<NamedChannel>()
  const [isGridOpen, setIsGridOpen] = useState(false)
  const query = { product_id: String(product.id), limit: '200' } as never
  const { data: prices } = useQuery({
    queryKey: ['prices', product.id],
    queryFn: ({ signal }) => ask(listPricesCall, { query, signal }),
  })
  const { data: planned } = useQuery({
    queryKey: ['planned-prices', product.id],
    queryFn: ({ signal }) => ask(listScheduledPricesCall, { query, signal }),
  })
  const cellOf = (variant: { id: number; sku: string }, channel: EditedPrice['channel']): EditedPrice => {
    const isHere = (each: { variant_id: number; channel: string }) =>
      each.variant_id === variant.id && each.channel === channel.slug
    return {
      variantId: variant.id,
      sku: variant.sku,
      channel,
      price: prices?.data.find((each) => isHere(each) && each.revision > 0),
      planned: planned?.data.filter(isHere) ?? [],
    }
  }

  return (
    <Panel
      title={t('console-products.prices.title')}
      actions={
        may('catalogue.write') &&
        prices &&
        product.variants.length > 0 && (
          <button type="button" className="tool" onClick={() => setIsGridOpen(true)}>
            {t('console-products.prices.grid')}
          </button>
        )
      }
    >
      {product.variants.length === 0 && (
        <p className="text-muted">{t('console-products.prices.saveFirst')}</p>
      )}
      {product.variants.length > 0 && (
        <div className="overflow-x-auto">
          <table aria-label={t('console-products.prices.title')} className="w-full text-sm">
            <thead>
              <tr className="border-b border-line text-xs text-muted">
                <th scope="col" className="py-1.5 text-start font-medium">
                  {t('console-products.prices.variant')}
                </th>
                {channels.map(({ slug, name }) => (
                  <th key={slug} scope="col" className="px-2 py-1.5 text-end font-medium">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {product.variants.map((variant) => (
                <tr key={variant.id} className="border-b border-line last:border-b-0">
                  <th scope="row" className="py-2 text-start font-normal">
                    <bdi dir="ltr">{variant.sku}</bdi>
                  </th>
                  {channels.map((channel) => {
                    const cell = cellOf(variant, channel)
                    return (
                      <td key={channel.slug} className="px-2 py-2 text-end">
                        <PriceCell
                          cell={cell}
                          isReadOnly={!may('catalogue.write')}
                          onEdit={() => setEdited(cell)}
                        />
                        {cell.planned.map(({ id, price_baisa, effective_at }) => (
                          <span key={id} className="block text-xs text-info">
                            {t('console-products.prices.from', {
                              amount: formatAmount(baisa(price_baisa)),
                              moment: momentText(effective_at, { t, lang }),
                            })}
                          </span>
                        ))}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
            <TaxRow
              product={product}
              channels={channels}
              isReadOnly={!may('catalogue.write')}
              onEdit={setTaxed}
            />
          </table>
        </div>
      )}
      <Suspense fallback={null}>
        {isGridOpen && prices && (
          <PriceGridDialog
            productId={product.id}
            variants={product.variants}
            channels={channels}
            prices={prices.data}
            onClose={() => setIsGridOpen(false)}
          />
        )}
        {taxed && <TaxDialog product={product} channel={taxed} onClose={() => setTaxed(undefined)} />}
        {edited && <PriceDialog edited={edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </Panel>
  )
}

type PriceCellProps = { cell: EditedPrice; isReadOnly: boolean; onEdit: () => void }

function PriceCell({ cell: { sku, channel, price }, isReadOnly, onEdit }: PriceCellProps) {
  const { t } = useTranslation()
  const shown = price ? (
    <>
      {price.payable_baisa < price.price_baisa && (
        <del className="me-1.5 text-muted">
          <Money amount={price.price_baisa} />
        </del>
      )}
      <Money amount={price.payable_baisa} />
    </>
  ) : undefined
  if (isReadOnly) return shown ?? '–'
  return (
    <button type="button" className="tool whitespace-nowrap" onClick={onEdit}>
      {shown ?? t('console-products.prices.none')}{' '}
      <span className="sr-only">{t('console-products.prices.edit', { sku, channel: channel.name })}</span>
    </button>
  )
}
