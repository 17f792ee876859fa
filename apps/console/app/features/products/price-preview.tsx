import type { RestPricePreview } from '@warsha/contract/console/catalogue/bulk-products.rest.ts'
import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { useTranslation } from '~/session/messages.ts'

type PricePreviewProps = { prices: RestPricePreview; channels: readonly { id: number; name: string }[] }

/** Prices before and after; of many the first ones, and how many there are. */
export function PricePreview({ prices: { rows, total }, channels }: PricePreviewProps) {
  const { t, lang } = useTranslation()
  if (rows.length === 0) return null
  const channelName = (id: number) => channels.find((channel) => channel.id === id)?.name ?? ''
  return (
    <div className="grid gap-2">
      <div className="max-h-72 overflow-auto rounded-control border border-line">
        <table aria-label={t('console-products.preview.title')} className="w-full text-sm">
          <thead className="sticky top-0 bg-raised text-xs text-muted">
            <tr className="border-b border-line">
              <th scope="col" className="px-2 py-1.5 sm:px-3 text-start font-medium">
                {t('console-products.prices.variant')}
              </th>
              <th scope="col" className="px-2 py-1.5 sm:px-3 text-end font-medium">
                {t('console-products.preview.former')}
              </th>
              <th scope="col" className="px-2 py-1.5 sm:px-3 text-end font-medium">
                {t('console-products.preview.price')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={`${row.variant_id}:${row.channel_id}`}
                className="border-b border-line last:border-b-0"
              >
                <th scope="row" className="px-2 py-1.5 sm:px-3 text-start font-normal">
                  <bdi className="block">{row.product_name[lang]}</bdi>
                  <span className="block text-xs text-muted">
                    <bdi dir="ltr">{row.sku}</bdi> · <bdi>{channelName(row.channel_id)}</bdi>
                  </span>
                </th>
                <td className="whitespace-nowrap px-2 py-1.5 sm:px-3 text-end text-muted">
                  <bdi dir="ltr">{formatAmount(baisa(row.former_baisa))}</bdi>
                </td>
                <td className="whitespace-nowrap px-2 py-1.5 sm:px-3 text-end font-semibold">
                  <bdi dir="ltr">{formatAmount(baisa(row.price_baisa))}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {total > rows.length && (
        <p className="text-sm text-muted">
          {t('console-products.preview.more', { shown: rows.length, total })}
        </p>
      )}
    </div>
  )
}
