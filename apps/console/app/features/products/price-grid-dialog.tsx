import { setPricesCall } from '@warsha/contract/console/catalogue/prices.calls.ts'
import type { RestPrice } from '@warsha/contract/console/catalogue/prices.rest.ts'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { DraftNotice } from '~/components/edit/draft-notice.tsx'
import { useDraft } from '~/components/edit/use-draft.ts'
import { useTranslation } from '~/session/messages.ts'
import { EffectiveFields } from './effective-fields.tsx'
import { PriceCell } from './price-cell.tsx'
import { cellName, cellsOf, changedPrices, type PriceCells, pastedPrices } from './price-cells.ts'

type PriceGridDialogProps = {
  productId: number
  variants: readonly { id: number; sku: string }[]
  channels: readonly { slug: string; name: string }[]
  prices: readonly RestPrice[]
  onClose: () => void
}

/** The day that the prices begin on, beside the cells: absent means now. */
const dayName = 'from'

/**
 * All prices of a product as a table that takes a paste from a spreadsheet; saved together or not at all. What is typed
 * is kept when the dialog or the page goes.
 */
export function PriceGridDialog({ productId, variants, channels, prices, onClose }: PriceGridDialogProps) {
  const { t } = useTranslation()
  const saved = useMemo(() => cellsOf(prices), [prices])
  const draft = useDraft<PriceCells>(`price-grid:${productId}`, saved)
  const { fields: cells, change } = draft
  const from = cells[dayName]
  const command = useCommand(setPricesCall, {
    done: t(from === undefined ? 'console-products.prices.allDone' : 'console-products.prices.planned'),
    onDone() {
      draft.discard()
      onClose()
    },
  })
  const { wanted, wrong } = changedPrices(cells, prices, { variants, channels })

  const isWrong = new Set(wrong)
  // The same functions for every render, so that a key press makes one cell anew and not all of them.
  const put = useRef(change)
  useEffect(() => {
    put.current = change
  })
  const takeText = useCallback((name: string, text: string) => put.current({ [name]: text }), [])
  const takeTable = useCallback(
    (place: number, table: readonly (readonly string[])[]) => {
      const at = { row: Math.floor(place / channels.length), column: place % channels.length }
      put.current(pastedPrices({ variants, channels }, { ...at, table }))
    },
    [variants, channels],
  )

  function labelOf(name: string): string {
    for (const { id, sku } of variants)
      for (const channel of channels)
        if (cellName(id, channel.slug) === name)
          return t('console-products.prices.edit', { sku, channel: channel.name })
    return t('console-products.prices.when')
  }

  return (
    <CommandDialog
      title={t('console-products.prices.grid')}
      submit={t('console-products.prices.submitAll', { count: wanted.length })}
      isDisabled={wanted.length === 0 || wrong.length > 0 || from === '' || draft.conflicts.length > 0}
      command={command}
      className="max-w-220"
      onSubmit={() =>
        command.run({
          params: { id: String(productId) },
          body: { prices: wanted, ...(from !== undefined && { from }) },
        })
      }
      onClose={onClose}
      // The page asks anew by itself; what was typed stays.
      onReload={command.reset}
    >
      <DraftNotice draft={draft} saved={saved} labelOf={labelOf} onSettled={command.reset} />
      <p className="text-sm text-muted">{t('console-products.prices.pasteHint')}</p>
      <div className="overflow-x-auto">
        <table aria-label={t('console-products.prices.grid')} className="w-full text-sm">
          <thead>
            <tr className="border-b border-line text-xs text-muted">
              <th scope="col" className="py-1.5 text-start font-medium">
                {t('console-products.prices.variant')}
              </th>
              {channels.map(({ slug, name }) => (
                <th key={slug} scope="col" className="px-1.5 py-1.5 text-start font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {variants.map((variant, row) => (
              <tr key={variant.id} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-1.5 pe-2 text-start font-normal">
                  <bdi dir="ltr">{variant.sku}</bdi>
                </th>
                {channels.map((channel, column) => {
                  const name = cellName(variant.id, channel.slug)
                  return (
                    <PriceCell
                      key={channel.slug}
                      name={name}
                      sku={variant.sku}
                      channel={channel.name}
                      text={cells[name] ?? ''}
                      isWrong={isWrong.has(name)}
                      place={row * channels.length + column}
                      onText={takeText}
                      onTable={takeTable}
                    />
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {wrong.length > 0 && t('console-products.prices.wrongCells', { count: wrong.length })}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <EffectiveFields from={from} onChange={(day) => change({ [dayName]: day })} />
      </div>
    </CommandDialog>
  )
}
