import { issueBillCall } from '@warsha/contract/console/bills/bills.calls.ts'
import {
  maxBillLines,
  maxBillPriceBaisa,
  maxBillQuantity,
} from '@warsha/contract/console/bills/bills.constants.ts'
import type { RestCustomer } from '@warsha/contract/console/customers/customers.rest.ts'
import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Select } from '@warsha/ui/select.tsx'
import { useState } from 'react'
import { readAmount } from '~/components/command/amount.ts'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useCentres } from '~/session/centres.ts'
import { useTranslation } from '~/session/messages.ts'
import { BillLineFields, type TypedLine } from './bill-line-fields.tsx'

const newLine = (): TypedLine => ({ key: crypto.randomUUID(), en: '', ar: '', quantity: '1', price: '' })

/** Charges the customer for what a centre has done. */
export function NewBillDialog({ customer, onClose }: { customer: RestCustomer; onClose: () => void }) {
  const { t, lang } = useTranslation()
  const centres = useCentres()
  const [centreId, setCentreId] = useState('')
  const [isPaid, setIsPaid] = useState(false)
  const [typed, setTyped] = useState<readonly TypedLine[]>(() => [newLine()])
  const issue = useCommand(issueBillCall, { done: t('console-customers.bills.done'), onDone: onClose })
  const lines = typed.map(toLine)
  const whole = lines.flatMap((line) => line ?? [])
  const isWhole = centreId !== '' && whole.length === lines.length
  const total = whole.reduce((sum, { quantity, unit_price_baisa }) => sum + quantity * unit_price_baisa, 0)
  return (
    <CommandDialog
      title={t('console-customers.bills.newTitle')}
      submit={t('console-customers.bills.submit', {
        amount: isolate(`${formatAmount(baisa(total))} ${t('console.money.currency')}`),
      })}
      isDisabled={!isWhole}
      command={issue}
      onClose={onClose}
      onSubmit={() =>
        issue.run({
          params: { id: customer.id },
          body: { centre_id: Number(centreId), is_paid: isPaid, lines: whole },
        })
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('console-customers.bills.centre')}
          value={centreId}
          onChange={({ target }) => setCentreId(target.value)}
        >
          <option value="">{t('console-customers.bills.chooseCentre')}</option>
          {centres.map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {name[lang]}
            </option>
          ))}
        </Select>
        <Select
          label={t('console-customers.bills.state')}
          value={isPaid ? 'paid' : 'unpaid'}
          onChange={({ target }) => setIsPaid(target.value === 'paid')}
        >
          {(['unpaid', 'paid'] as const).map((each) => (
            <option key={each} value={each}>
              {t(`console-customers.billStatus.${each}`)}
            </option>
          ))}
        </Select>
      </div>
      {typed.map((line, at) => (
        <BillLineFields
          key={line.key}
          line={line}
          number={at + 1}
          onChange={(values) =>
            setTyped(typed.map((each) => (each.key === line.key ? { ...each, ...values } : each)))
          }
          onRemove={
            typed.length > 1 ? () => setTyped(typed.filter(({ key }) => key !== line.key)) : undefined
          }
        />
      ))}
      {typed.length < maxBillLines && (
        <Button
          size="small"
          variant="secondary"
          className="justify-self-start"
          onClick={() => setTyped([...typed, newLine()])}
        >
          {t('console-customers.bills.addLine')}
        </Button>
      )}
    </CommandDialog>
  )
}

/** Undefined while something is missing or wrong. */
function toLine({ en, ar, quantity: pieces, price }: TypedLine) {
  const amount = readAmount(price)
  const quantity = Number(pieces)
  const isQuantity = Number.isInteger(quantity) && quantity >= 1 && quantity <= maxBillQuantity
  if (!en.trim() || !ar.trim() || !isQuantity) return undefined
  if (amount === undefined || amount < 0 || amount > maxBillPriceBaisa) return undefined
  return { title: { en: en.trim(), ar: ar.trim() }, quantity, unit_price_baisa: amount }
}
