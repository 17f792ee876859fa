import type { RestProductOptions } from '@warsha/contract/console/catalogue/products.rest.ts'
import { PlusIcon } from '@warsha/ui/shop-icons.tsx'
import { useState } from 'react'
import type { Problems } from '~/components/edit/record-editor.tsx'
import { Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'
import { VariantRow } from './variant-row.tsx'
import {
  type DraftVariant,
  newVariant,
  pasteTable,
  readTable,
  type TextCell,
  textCells,
} from './variant-rows.ts'

type VariantGridProps = {
  variants: readonly DraftVariant[]
  options: RestProductOptions | undefined
  problems: Problems
  isReadOnly: boolean
  onChange: (variants: DraftVariant[]) => void
}

/** Variants as a table that takes a paste from a spreadsheet; what is wrong is said at its cell. */
export function VariantGrid({ variants, options, problems, isReadOnly, onChange }: VariantGridProps) {
  const { t } = useTranslation()
  const [said, setSaid] = useState('')
  const [hasHindi, setHasHindi] = useState(false)
  const cells = hasHindi ? textCells : textCells.filter((cell) => cell !== 'nameHi')
  const attributes = (options?.attributes ?? []).filter(({ input }) => input === 'one' || input === 'several')
  const put = (row: number, values: Partial<DraftVariant>) =>
    onChange(variants.map((variant, at) => (at === row ? { ...variant, ...values } : variant)))

  function move(row: number, by: -1 | 1) {
    const next = [...variants]
    const [taken] = next.splice(row, 1)
    if (taken) next.splice(row + by, 0, taken)
    onChange(next)
  }

  function paste(text: string, row: number, cell: TextCell): boolean {
    const table = readTable(text)
    if (!table) return false
    onChange(pasteTable(variants, { row, cell }, table))
    setSaid(t('console-products.variants.pasted', { count: table.length }))
    return true
  }

  return (
    <Panel
      title={t('console-products.variants.title')}
      actions={
        <>
          {variants.length > 0 && (
            <button
              type="button"
              className="tool"
              aria-pressed={hasHindi}
              onClick={() => setHasHindi(!hasHindi)}
            >
              {t('console-products.variants.nameHi')}
            </button>
          )}
          {!isReadOnly && (
            <button type="button" className="tool" onClick={() => onChange([...variants, newVariant()])}>
              <PlusIcon className="size-4" />
              {t('console-products.variants.add')}
            </button>
          )}
        </>
      }
    >
      {variants.length === 0 && <p className="text-muted">{t('console-products.variants.empty')}</p>}
      {!isReadOnly && variants.length > 0 && (
        <p className="mb-3 text-sm text-muted">{t('console-products.variants.hint')}</p>
      )}
      <p role="status" className="text-sm text-brand-deep not-empty:mb-2">
        {said}
      </p>
      {variants.length > 0 && (
        <div className="overflow-x-auto">
          <table aria-label={t('console-products.variants.title')} className="w-full min-w-xl text-sm">
            <thead>
              <tr className="border-b border-line text-xs text-muted">
                {cells.map((cell) => (
                  <th key={cell} scope="col" className="py-1.5 pe-2 text-start font-medium">
                    {t(`console-products.variants.${cell}`)}
                  </th>
                ))}
                <th scope="col" className="py-1.5 text-center font-medium">
                  {t('console-products.variants.track')}
                </th>
                <td />
              </tr>
            </thead>
            <tbody>
              {variants.map((variant, row) => (
                <VariantRow
                  key={variant.key}
                  variant={variant}
                  row={row}
                  isLast={row === variants.length - 1}
                  cells={cells}
                  attributes={attributes}
                  problems={problems}
                  isReadOnly={isReadOnly}
                  onChange={(values) => put(row, values)}
                  onPaste={(text, cell) => paste(text, row, cell)}
                  onMove={(by) => move(row, by)}
                  onRemove={() => onChange(variants.filter((_, at) => at !== row))}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}
