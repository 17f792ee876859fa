import type { RestWholeBill } from '@warsha/contract/bills/bills.rest.ts'
import { formatInteger } from '@warsha/contract/formats/format-integer.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { useTranslation } from '~/session/messages.ts'
import { BillPrice } from './bill-price.tsx'

/** Services and their prices; every price contains the tax. */
export function BillLines({ bill }: { bill: RestWholeBill }) {
  const { t } = useTranslation()
  return (
    <table className="mt-6 w-full border-collapse text-sm">
      <caption className="sr-only">{t('profile.billItems')}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-2 pe-3 text-start font-normal">
            {t('profile.billItem')}
          </th>
          <th scope="col" className="py-2 pe-3 text-end font-normal">
            {t('profile.billQuantity')}
          </th>
          <th scope="col" className="py-2 pe-3 text-end font-normal max-sm:hidden print:table-cell">
            {t('profile.billUnitPrice')}
          </th>
          <th scope="col" className="py-2 text-end font-normal">
            {t('profile.billLineTotal')}
          </th>
        </tr>
      </thead>
      <tbody>
        {bill.items.map((item) => (
          <tr key={item.position} className="border-b border-line align-top">
            <th scope="row" className="py-3 pe-3 text-start font-semibold">
              <ProductName name={item.title} />
            </th>
            <td className="py-3 pe-3 text-end tabular-nums">{formatInteger(item.quantity)}</td>
            <td className="py-3 pe-3 text-end max-sm:hidden print:table-cell">
              <BillPrice amount={item.unit_price} size="small" />
            </td>
            <td className="py-3 text-end">
              <BillPrice amount={item.total_price} size="small" />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Sum name={t('profile.billTax', { rate: isolate(`${bill.tax_rate}%`) })} amount={bill.tax} />
        <Sum name={t('profile.billTotal')} amount={bill.total_price} isTotal />
      </tfoot>
    </table>
  )
}

/** The unit price has a column on wide screens and on paper alone, so the name stands beside it and not across it. */
function Sum({ name, amount, isTotal = false }: { name: string; amount: number; isTotal?: boolean }) {
  return (
    <tr>
      <th
        scope="row"
        className={`pt-3 pe-3 text-start ${isTotal ? 'text-base font-bold' : 'font-normal text-muted'}`}
      >
        {name}
      </th>
      <td />
      <td className="max-sm:hidden print:table-cell" />
      <td className="pt-3 text-end">
        <BillPrice amount={amount} size={isTotal ? 'large' : 'small'} />
      </td>
    </tr>
  )
}
