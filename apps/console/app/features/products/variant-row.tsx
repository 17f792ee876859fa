import type { RestProductOptions } from '@warsha/contract/console/catalogue/products.rest.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { ChevronDownIcon } from '@warsha/ui/icons.tsx'
import { TrashIcon } from '@warsha/ui/shop-icons.tsx'
import { useState } from 'react'
import type { Problems } from '~/components/edit/record-editor.tsx'
import { useTranslation } from '~/session/messages.ts'
import { AttributeChoice } from './attribute-choices.tsx'
import type { DraftVariant, TextCell } from './variant-rows.ts'

type VariantRowProps = {
  variant: DraftVariant
  row: number
  isLast: boolean
  cells: readonly TextCell[]
  attributes: RestProductOptions['attributes']
  problems: Problems
  isReadOnly: boolean
  onChange: (values: Partial<DraftVariant>) => void
  onPaste: (text: string, cell: TextCell) => boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A variant in the grid; its attributes open below it. */
export function VariantRow(props: VariantRowProps) {
  const { variant, row, isLast, cells, attributes, problems, isReadOnly } = props
  const { onChange, onPaste, onMove, onRemove } = props
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const rowName = t('console-products.variants.row', { row: row + 1 })
  const tool = 'tool size-8 justify-center p-0'
  return (
    <>
      <tr className={classNames('align-top', !isOpen && !isLast && 'border-b border-line')}>
        {cells.map((cell) => (
          <td key={cell} className="py-1.5 pe-2">
            <CellInput
              label={`${rowName}, ${t(`console-products.variants.${cell}`)}`}
              cell={cell}
              value={variant[cell]}
              error={problems[`variants.${row}.${cell}`]}
              isReadOnly={isReadOnly}
              onChange={(text) => onChange({ [cell]: text })}
              onPaste={(text) => onPaste(text, cell)}
            />
          </td>
        ))}
        <td className="px-2 py-1.5 text-center">
          <input
            type="checkbox"
            className="mt-2 size-4 accent-brand pointer-coarse:size-5"
            aria-label={`${rowName}, ${t('console-products.variants.track')}`}
            disabled={isReadOnly}
            checked={variant.isTracked}
            onChange={({ target }) => onChange({ isTracked: target.checked })}
          />
        </td>
        <td className="py-1.5">
          <span className="flex justify-end gap-1">
            {attributes.length > 0 && (
              <button
                type="button"
                className="tool h-8 whitespace-nowrap px-2"
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
              >
                {t('console-products.variants.attributes', { count: variant.valueIds.length })}{' '}
                <span className="sr-only">
                  {t('console-products.variants.attributesOf', { sku: variant.sku })}
                </span>
              </button>
            )}
            {!isReadOnly && (
              <>
                <button
                  type="button"
                  className={tool}
                  aria-label={t('console-products.variants.up', { sku: variant.sku })}
                  disabled={row === 0}
                  onClick={() => onMove(-1)}
                >
                  <ChevronDownIcon className="size-4 rotate-180" />
                </button>
                <button
                  type="button"
                  className={tool}
                  aria-label={t('console-products.variants.down', { sku: variant.sku })}
                  disabled={isLast}
                  onClick={() => onMove(1)}
                >
                  <ChevronDownIcon className="size-4" />
                </button>
                <button
                  type="button"
                  className={`${tool} text-danger`}
                  aria-label={t('console-products.variants.remove', { sku: variant.sku })}
                  onClick={onRemove}
                >
                  <TrashIcon className="size-4" />
                </button>
              </>
            )}
          </span>
        </td>
      </tr>
      {isOpen && (
        <tr className={classNames(!isLast && 'border-b border-line')}>
          <td colSpan={cells.length + 2} className="pb-3">
            <fieldset
              disabled={isReadOnly}
              className="grid gap-3 rounded-control bg-row p-3 sm:grid-cols-2 2xl:grid-cols-3"
            >
              <legend className="sr-only">
                {t('console-products.variants.attributesOf', { sku: variant.sku })}
              </legend>
              {attributes.map((attribute) => (
                <AttributeChoice
                  key={attribute.id}
                  attribute={attribute}
                  valueIds={variant.valueIds}
                  isReadOnly={isReadOnly}
                  onChange={(valueIds) => onChange({ valueIds })}
                />
              ))}
            </fieldset>
          </td>
        </tr>
      )}
    </>
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
          'min-h-9 w-full min-w-24 rounded-control border bg-surface px-2 text-start',
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
