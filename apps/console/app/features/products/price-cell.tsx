import { classNames } from '@warsha/ui/class-names.ts'
import { memo } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { readTable } from './variant-rows.ts'

type PriceCellProps = {
  name: string
  sku: string
  channel: string
  text: string
  isWrong: boolean
  /** Where it stands in the table, counted from its first cell. */
  place: number
  onText: (name: string, text: string) => void
  /** A table was pasted here. */
  onTable: (place: number, table: readonly (readonly string[])[]) => void
}

/** One of hundreds: made anew for its own text alone. */
export const PriceCell = memo(function PriceCell(props: PriceCellProps) {
  const { name, sku, channel, text, isWrong, place, onText, onTable } = props
  const { t } = useTranslation()
  return (
    <td className="px-1.5 py-1.5">
      <input
        aria-label={t('console-products.prices.edit', { sku, channel })}
        aria-invalid={isWrong ? true : undefined}
        className={classNames(
          'min-h-9 w-full min-w-24 rounded-control border bg-surface px-2 text-end',
          isWrong ? 'border-danger' : 'border-outline',
        )}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        value={text}
        onChange={({ target }) => onText(name, target.value)}
        onPaste={(event) => {
          const table = readTable(event.clipboardData.getData('text/plain'))
          if (!table) return
          event.preventDefault()
          onTable(place, table)
        }}
      />
    </td>
  )
})
