import type { RestServiceCentre } from '@warsha/contract/console/booking/service-centres.rest.ts'
import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { Amount } from '@warsha/ui/amount.tsx'
import { Link } from 'react-router'
import { Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'

type Fee = RestServiceCentre['service_fee']

/** Fees belong to shifts, so they are changed in the schedule. */
export function CentreFees({ centre: { id, service_fee } }: { centre: RestServiceCentre }) {
  const { t } = useTranslation()
  return (
    <Panel
      title={t('console-centres.columns.fees')}
      actions={
        <Link className="link text-sm" to={`/centres/${id}/schedule`}>
          {t('console-centres.fees.change')}
        </Link>
      }
    >
      <p className="text-sm text-muted">{t('console-centres.fees.text')}</p>
      <p className="mt-1 font-semibold">
        <FeeRange fee={service_fee} />
      </p>
    </Panel>
  )
}

export function FeeRange({ fee }: { fee: Fee }) {
  const { t } = useTranslation()
  if (!fee) return <>–</>
  const [least, most] = [formatAmount(baisa(fee.min_baisa)), formatAmount(baisa(fee.max_baisa))]
  return (
    <Amount amount={least === most ? least : `${least}–${most}`} currency={t('console.money.currency')} />
  )
}
