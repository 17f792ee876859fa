import { classNames } from '@warsha/ui/class-names.ts'
import { ChevronDownIcon } from '@warsha/ui/icons.tsx'
import { PlusIcon, TrashIcon } from '@warsha/ui/shop-icons.tsx'
import { useState } from 'react'
import type { Problems } from '~/components/edit/record-editor.tsx'
import { Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'
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
  problems: Problems
  isReadOnly: boolean
  onChange: (variants: DraftVariant[]) => void
}

/** Variants as a table that takes a paste from a spreadsheet; what is wrong is said at its cell. */
export function VariantGrid({ variants, problems, isReadOnly, onChange }: VariantGridProps) {
  const { t } = useTranslation()
  const [said, setSaid] = useState('')
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
        !isReadOnly && (
          <button type="button" className="tool" onClick={() => onChange([...variants, newVariant()])}>
            <PlusIcon className="size-4" />
            {t('console-products.variants.add')}
          </button>
        )
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
          <table aria-label={t('console-products.variants.title')} className="w-full min-w-2xl text-sm">
            <thead>
              <tr className="border-b border-line text-xs text-muted">
                {textCells.map((cell) => (
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
                <tr key={variant.key} className="border-b border-line align-top last:border-b-0">
                  {textCells.map((cell) => (
                    <td key={cell} className="py-1.5 pe-2">
                      <CellInput
                        label={`${t('console-products.variants.row', { row: row + 1 })}, ${t(`console-products.variants.${cell}`)}`}
                        cell={cell}
                        value={variant[cell]}
                        error={problems[`variants.${row}.${cell}`]}
                        isReadOnly={isReadOnly}
                        onChange={(text) => put(row, { [cell]: text })}
                        onPaste={(text) => paste(text, row, cell)}
                      />
                    </td>
                  ))}
                  <td className="py-1.5 text-center">
                    <input
                      type="checkbox"
                      className="mt-2 size-4 accent-brand pointer-coarse:size-5"
                      aria-label={`${t('console-products.variants.row', { row: row + 1 })}, ${t('console-products.variants.track')}`}
                      disabled={isReadOnly}
                      checked={variant.isTracked}
                      onChange={({ target }) => put(row, { isTracked: target.checked })}
                    />
                  </td>
                  <td className="py-1.5">
                    {!isReadOnly && (
                      <span className="flex justify-end gap-1">
                        <button
                          type="button"
                          className="tool size-8 justify-center p-0"
                          aria-label={t('console-products.variants.up', { sku: variant.sku })}
                          disabled={row === 0}
                          onClick={() => move(row, -1)}
                        >
                          <ChevronDownIcon className="size-4 rotate-180" />
                        </button>
                        <button
                          type="button"
                          className="tool size-8 justify-center p-0"
                          aria-label={t('console-products.variants.down', { sku: variant.sku })}
                          disabled={row === variants.length - 1}
                          onClick={() => move(row, 1)}
                        >
                          <ChevronDownIcon className="size-4" />
                        </button>
                        <button
                          type="button"
                          className="tool size-8 justify-center p-0 text-danger"
                          aria-label={t('console-products.variants.remove', { sku: variant.sku })}
                          onClick={() => onChange(variants.filter((_, at) => at !== row))}
                        >
                          <TrashIcon className="size-4" />
                        </button>
                      </span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}

type CellInputProps = {
  label: string
  cell: TextCell
  value: string
  error: string | undefined
  isReadOnly: boolean
  onChange: (text: string) => void
  /** True when it was a table, which is not typed into the cell. */
  onPaste: (text: string) => boolean
}

function CellInput({ label, cell, value, error, isReadOnly, onChange, onPaste }: CellInputProps) {
  return (
    <>
      <input
        aria-label={label}
        aria-invalid={error ? true : undefined}
        className={classNames(
          'min-h-9 w-full min-w-28 rounded-control border bg-surface px-2 text-start',
          error ? 'border-danger' : 'border-outline',
        )}
        dir={cell === 'nameAr' ? 'rtl' : 'ltr'}
        disabled={isReadOnly}
        maxLength={cell === 'sku' ? 60 : 200}
        autoComplete="off"
        spellCheck={cell !== 'sku'}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onPaste={(event) => {
          if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault()
        }}
      />
      <span role="alert" className="block text-xs text-danger">
        {error}
      </span>
    </>
  )
}
