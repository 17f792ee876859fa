import { setTaxCall } from '@warsha/contract/console/catalogue/prices.calls.ts'
import type { RestProductRecord } from '@warsha/contract/console/catalogue/products.rest.ts'
import { Select } from '@warsha/ui/select.tsx'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import { readBasisPoints } from './percent.ts'

export type NamedChannel = { slug: string; name: string }

type TaxRowProps = {
  product: RestProductRecord
  channels: readonly NamedChannel[]
  isReadOnly: boolean
  onEdit: (channel: NamedChannel) => void
}

const ownRate = ({ taxes }: RestProductRecord, { slug }: NamedChannel) =>
  taxes.find(({ channel }) => channel === slug)?.basis_points ?? null

const percentText = (basisPoints: number) => `${basisPoints / 100} %`

/** The tax that the prices contain: of the product, or of a channel with a rate of its own. */
export function TaxRow({ product, channels, isReadOnly, onEdit }: TaxRowProps) {
  const { t } = useTranslation()
  return (
    <tfoot>
      <tr className="border-t border-line">
        <th scope="row" className="py-2 text-start font-normal text-muted">
          {t('console-products.tax.title')}
        </th>
        {channels.map((channel) => {
          const own = ownRate(product, channel)
          const shown = <bdi dir="ltr">{percentText(own ?? product.tax_basis_points)}</bdi>
          return (
            <td key={channel.slug} className="px-2 py-2 text-end">
              {isReadOnly ? (
                shown
              ) : (
                <button type="button" className="tool whitespace-nowrap" onClick={() => onEdit(channel)}>
                  {shown}{' '}
                  <span className="sr-only">{t('console-products.tax.edit', { channel: channel.name })}</span>
                </button>
              )}
              {own !== null && (
                <span className="block text-xs text-muted">{t('console-products.tax.own')}</span>
              )}
            </td>
          )
        })}
      </tr>
    </tfoot>
  )
}

type TaxDialogProps = { product: RestProductRecord; channel: NamedChannel; onClose: () => void }

export function TaxDialog({ product, channel, onClose }: TaxDialogProps) {
  const { t } = useTranslation()
  const saved = ownRate(product, channel)
  const [isOwn, setIsOwn] = useState(saved !== null)
  const [percent, setPercent] = useState(String((saved ?? product.tax_basis_points) / 100))
  const command = useCommand(setTaxCall, { done: t('console-products.tax.done'), onDone: onClose })
  const points = readBasisPoints(percent)
  const isValid = !isOwn || (points !== undefined && points >= 0 && points <= 10_000)
  return (
    <CommandDialog
      title={t('console-products.tax.edit', { channel: channel.name })}
      submit={t('console-products.tax.submit')}
      isDisabled={!isValid}
      command={command}
      onSubmit={() =>
        command.run({
          body: {
            product_id: product.id,
            channel: channel.slug,
            previous_basis_points: saved,
            basis_points: isOwn ? (points ?? null) : null,
          },
        })
      }
      onClose={onClose}
    >
      <p className="text-sm text-muted">{t('console-products.tax.hint')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('console-products.tax.title')}
          value={isOwn ? 'own' : 'product'}
          onChange={({ target }) => setIsOwn(target.value === 'own')}
        >
          <option value="product">
            {t('console-products.tax.ofProduct', { percent: String(product.tax_basis_points / 100) })}
          </option>
          <option value="own">{t('console-products.tax.own')}</option>
        </Select>
        {isOwn && (
          <LatinField
            label={t('console-products.fields.tax')}
            error={isValid ? undefined : t('console-products.problem.tax')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={percent}
            onChange={({ target }) => setPercent(target.value)}
          />
        )}
      </div>
    </CommandDialog>
  )
}
