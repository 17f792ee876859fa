import {
  cancelScheduledPriceCall,
  schedulePriceCall,
  setPriceCall,
} from '@warsha/contract/console/catalogue/prices.calls.ts'
import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { Select } from '@warsha/ui/select.tsx'
import { useState } from 'react'
import { readAmount } from '~/components/command/amount.ts'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { EditedPrice } from './edited-price.ts'
import { EffectiveFields } from './effective-fields.tsx'
import { readCount } from './product-fields.ts'

const discountKinds = ['none', 'fixed', 'percent'] as const
type DiscountKind = (typeof discountKinds)[number]

const discountLabels = {
  none: 'console-products.prices.discountNone',
  fixed: 'console-products.prices.discountFixed',
  percent: 'console-products.prices.discountPercent',
} as const

const amountText = (amount: number | null | undefined) => (amount == null ? '' : formatAmount(baisa(amount)))

/** The price of a variant in a channel, from now or from a day on. */
export function PriceDialog({ edited, onClose }: { edited: EditedPrice; onClose: () => void }) {
  const { t } = useTranslation()
  const { sku, channel, price, planned, variantId } = edited
  const [amount, setAmount] = useState(amountText(price?.price_baisa))
  const [cost, setCost] = useState(amountText(price?.cost_baisa))
  const [kind, setKind] = useState<DiscountKind>(price?.discount.kind ?? 'none')
  const [value, setValue] = useState(() => {
    if (!price || price.discount.kind === 'none') return ''
    return price.discount.kind === 'fixed' ? amountText(price.discount.value) : String(price.discount.value)
  })
  const [from, setFrom] = useState<string>()
  const set = useCommand(setPriceCall, { done: t('console-products.prices.done'), onDone: onClose })
  const plan = useCommand(schedulePriceCall, { done: t('console-products.prices.planned'), onDone: onClose })
  const cancel = useCommand(cancelScheduledPriceCall, {
    done: t('console-products.prices.cancelled'),
    onDone: onClose,
  })
  const priceBaisa = readAmount(amount)
  const costBaisa = cost.trim() ? readAmount(cost) : null
  const discount = { none: 0, fixed: readAmount(value), percent: readCount(value) }[kind]
  const isValid =
    priceBaisa !== undefined && priceBaisa >= 0 && costBaisa !== undefined && discount !== undefined

  function submit() {
    if (!isValid) return
    const body = {
      variant_id: variantId,
      channel: channel.slug,
      price_baisa: priceBaisa,
      cost_baisa: costBaisa,
      discount: { kind, value: discount },
    }
    if (from !== undefined) plan.run({ body: { ...body, from } })
    else set.run({ body: { ...body, revision: price?.revision ?? 0 } })
  }

  return (
    <CommandDialog
      title={t('console-products.prices.edit', { sku, channel: channel.name })}
      submit={t('console-products.prices.submit')}
      isDisabled={!isValid || from === ''}
      command={from === undefined ? set : plan}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <LatinField
          label={t('console-products.prices.price')}
          inputMode="decimal"
          autoComplete="off"
          error={amount && priceBaisa === undefined ? t('console.money.amountInvalid') : undefined}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
        <LatinField
          label={t('console-products.prices.cost')}
          hint={t('console-products.prices.costHint')}
          inputMode="decimal"
          autoComplete="off"
          error={costBaisa === undefined ? t('console.money.amountInvalid') : undefined}
          value={cost}
          onChange={({ target }) => setCost(target.value)}
        />
        <Select
          label={t('console-products.prices.discount')}
          value={kind}
          onChange={({ target }) => setKind(discountKinds.find((each) => each === target.value) ?? 'none')}
        >
          {discountKinds.map((each) => (
            <option key={each} value={each}>
              {t(discountLabels[each])}
            </option>
          ))}
        </Select>
        {kind !== 'none' && (
          <LatinField
            label={t('console-products.prices.value')}
            inputMode="decimal"
            autoComplete="off"
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        )}
        <EffectiveFields from={from} onChange={setFrom} />
      </div>
      {planned.map(({ id }) => (
        <button
          key={id}
          type="button"
          className="tool justify-self-start text-danger"
          disabled={cancel.isPending}
          onClick={() => cancel.run({ params: { id: String(id) }, body: {} })}
        >
          {t('console-products.prices.cancel')}
        </button>
      ))}
    </CommandDialog>
  )
}
