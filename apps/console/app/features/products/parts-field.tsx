import { listPricesCall } from '@warsha/contract/console/catalogue/prices.calls.ts'
import { TrashIcon } from '@warsha/ui/shop-icons.tsx'
import { useState } from 'react'
import type { Problems } from '~/components/edit/record-editor.tsx'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import type { ProductFields } from './product-fields.ts'

type PartsFieldProps = {
  parts: ProductFields['parts']
  problems: Problems
  isReadOnly: boolean
  onChange: (parts: ProductFields['parts']) => void
}

/** Variants that a bundle is made of, found by their article numbers. */
export function PartsField({ parts, problems, isReadOnly, onChange }: PartsFieldProps) {
  const { t } = useTranslation()
  const [sku, setSku] = useState('')
  const [isUnknown, setIsUnknown] = useState(false)

  async function add() {
    const wanted = sku.trim()
    const { data } = await ask(listPricesCall, { query: { search: wanted, limit: '50' } as never })
    const found = data.find((price) => price.sku.toLowerCase() === wanted.toLowerCase())
    setIsUnknown(!found)
    if (!found || parts.some(({ variantId }) => variantId === found.variant_id)) return
    setSku('')
    onChange([...parts, { variantId: found.variant_id, sku: found.sku, quantity: '1' }])
  }

  return (
    <Panel title={t('console-products.form.parts')}>
      <ul className="grid gap-2">
        {parts.map((part, row) => (
          <li key={part.variantId} className="flex items-end gap-3">
            <bdi dir="ltr" className="min-w-0 flex-1 self-center truncate">
              {part.sku}
            </bdi>
            <LatinField
              className="w-28"
              label={t('console-products.form.quantity')}
              error={problems[`parts.${row}`]}
              inputMode="numeric"
              disabled={isReadOnly}
              maxLength={4}
              value={part.quantity}
              onChange={({ target }) =>
                onChange(parts.map((each, at) => (at === row ? { ...each, quantity: target.value } : each)))
              }
            />
            {!isReadOnly && (
              <button
                type="button"
                className="tool size-8 justify-center p-0 text-danger"
                aria-label={t('console-products.form.removePart', { sku: part.sku })}
                onClick={() => onChange(parts.filter((_, at) => at !== row))}
              >
                <TrashIcon className="size-4" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {!isReadOnly && (
        <div className="mt-3 flex flex-wrap items-end gap-3">
          <LatinField
            className="min-w-0 flex-1"
            label={t('console-products.form.partSku')}
            error={isUnknown ? t('console-products.form.partUnknown') : undefined}
            autoComplete="off"
            maxLength={60}
            value={sku}
            onChange={({ target }) => setSku(target.value)}
          />
          <button type="button" className="tool" disabled={!sku.trim()} onClick={() => void add()}>
            {t('console-products.form.addPart')}
          </button>
        </div>
      )}
    </Panel>
  )
}
