import type { RestBill } from '@warsha/contract/bills/bills.rest.ts'
import { formatDay } from '@warsha/contract/formats/format-day.ts'
import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { Button } from '@warsha/ui/button.tsx'
import { ChevronForwardIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { RowsRoom, Section, SectionWaiting } from '../section.tsx'
import { BillPrice } from './bill-price.tsx'
import { BillStatusBadge } from './bill-status.tsx'
import { useBills } from './use-bills.ts'

export function BillsSection() {
  const { t } = useTranslation()
  const { bills, hasMore, hasFailed, isLoading, reload, loadMore } = useBills()
  return (
    <Section title={t('profile.bills')} text={t('profile.billsText')}>
      {!bills && (
        <SectionWaiting hasFailed={hasFailed} onRetry={reload}>
          <RowsRoom rows={2} />
        </SectionWaiting>
      )}
      {bills?.length === 0 && <p className="text-muted">{t('profile.noBills')}</p>}
      {bills && bills.length > 0 && (
        <ul aria-label={t('profile.bills')} className="divide-y divide-line">
          {bills.map((bill) => (
            <BillRow key={bill.code} bill={bill} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button variant="secondary" className="mt-4" isPending={isLoading} onClick={loadMore}>
          {t('profile.moreBills')}
        </Button>
      )}
    </Section>
  )
}

function BillRow({ bill }: { bill: RestBill }) {
  const { lang } = useTranslation()
  return (
    <li>
      <Link
        to={localePath(lang, `/profile/bills/${bill.code}/`)}
        className="-mx-2 flex items-center gap-3 rounded-card px-2 py-3 hover:bg-ground"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{bill.service_center.name}</span>
          <bdi className="mt-1 block text-sm text-muted">
            {formatDay(muscatDate(bill.issued_at), lang, Date.now())}
          </bdi>
        </span>
        <span className="grid shrink-0 justify-items-end gap-1">
          <BillPrice amount={bill.total_price} />
          <BillStatusBadge status={bill.status} />
        </span>
        <MirroredIcon icon={ChevronForwardIcon} className="size-4 text-muted" />
      </Link>
    </li>
  )
}
