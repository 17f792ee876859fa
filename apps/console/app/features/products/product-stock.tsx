import { useQuery } from '@tanstack/react-query'
import type { RestProductRecord } from '@warsha/contract/console/catalogue/products.rest.ts'
import {
  listStockCall,
  listWarehousesCall,
  setStockCall,
} from '@warsha/contract/console/inventory/stock.calls.ts'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { ReasonField } from '~/components/command/reason-field.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { readCount } from './product-fields.ts'

type EditedStock = {
  variantId: number
  sku: string
  warehouseId: number
  warehouse: string
  onHand: number
  reserved: number
  revision: number
}

/** Units of every counted variant in every warehouse that the operator sees. */
export function ProductStock({ product }: { product: RestProductRecord }) {
  const { t, lang } = useTranslation()
  const may = useMay()
  const [edited, setEdited] = useState<EditedStock>()
  const { data: warehouses } = useQuery({
    queryKey: ['warehouses'],
    queryFn: ({ signal }) => ask(listWarehousesCall, { signal }),
    enabled: may('stock.read'),
    staleTime: 300_000,
  })
  const { data: stock } = useQuery({
    queryKey: ['stock', product.id],
    queryFn: ({ signal }) =>
      ask(listStockCall, { query: { product_id: String(product.id), limit: '200' } as never, signal }),
    enabled: may('stock.read'),
  })
  const counted = product.variants.filter(({ track_inventory }) => track_inventory)
  if (!may('stock.read') || counted.length === 0 || !warehouses || !stock) return null

  function cellOf(
    variant: { id: number; sku: string },
    warehouse: { id: number; name: { en: string; ar: string } },
  ) {
    const level = stock?.data.find(
      (each) => each.variant_id === variant.id && each.warehouse_id === warehouse.id,
    )
    return {
      variantId: variant.id,
      sku: variant.sku,
      warehouseId: warehouse.id,
      warehouse: warehouse.name[lang],
      onHand: level?.on_hand ?? 0,
      reserved: level?.reserved ?? 0,
      revision: level?.revision ?? 0,
    }
  }

  return (
    <Panel title={t('console-products.stock.title')}>
      <div className="overflow-x-auto">
        <table aria-label={t('console-products.stock.title')} className="w-full text-sm">
          <thead>
            <tr className="border-b border-line text-xs text-muted">
              <th scope="col" className="py-1.5 text-start font-medium">
                {t('console-products.stock.warehouse')}
              </th>
              {counted.map(({ id, sku }) => (
                <th key={id} scope="col" className="px-2 py-1.5 text-end font-medium">
                  <bdi dir="ltr">{sku}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {warehouses.data.map((warehouse) => (
              <tr key={warehouse.id} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-1.5 text-start font-normal">
                  {warehouse.name[lang]}
                </th>
                {counted.map((variant) => {
                  const cell = cellOf(variant, warehouse)
                  return (
                    <td key={variant.id} className="px-2 py-1.5 text-end">
                      {may('stock.write') ? (
                        <button type="button" className="tool" onClick={() => setEdited(cell)}>
                          {cell.onHand}{' '}
                          <span className="sr-only">{t('console-products.stock.edit', cell)}</span>
                        </button>
                      ) : (
                        cell.onHand
                      )}
                      {cell.reserved > 0 && (
                        <span className="block text-xs text-muted">
                          {t('console-products.stock.reserved', { count: cell.reserved })}
                        </span>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {edited && <StockDialog edited={edited} onClose={() => setEdited(undefined)} />}
    </Panel>
  )
}

function StockDialog({ edited, onClose }: { edited: EditedStock; onClose: () => void }) {
  const { t } = useTranslation()
  const [units, setUnits] = useState(String(edited.onHand))
  const [reason, setReason] = useState('')
  const command = useCommand(setStockCall, { done: t('console-products.stock.done'), onDone: onClose })
  const onHand = readCount(units)
  return (
    <CommandDialog
      title={t('console-products.stock.edit', edited)}
      submit={t('console-products.stock.submit')}
      isDisabled={onHand === undefined || !reason.trim()}
      command={command}
      onSubmit={() =>
        onHand !== undefined &&
        command.run({
          body: {
            variant_id: edited.variantId,
            warehouse_id: edited.warehouseId,
            revision: edited.revision,
            on_hand: onHand,
            reason: reason.trim(),
          },
        })
      }
      onClose={onClose}
    >
      <LatinField
        label={t('console-products.stock.count')}
        inputMode="numeric"
        autoComplete="off"
        error={onHand === undefined ? t('console-products.stock.invalid') : undefined}
        maxLength={7}
        value={units}
        onChange={({ target }) => setUnits(target.value)}
      />
      <ReasonField value={reason} onChange={setReason} />
    </CommandDialog>
  )
}
