import { acceptCaseCall } from '@warsha/contract/console/closures/closures.calls.ts'
import type { RestClosureCase } from '@warsha/contract/console/closures/closures.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Link } from 'react-router'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { Moment, momentText } from '~/components/format/moment.tsx'
import { Money } from '~/components/format/money.tsx'
import { StatusBadge, type StatusTone } from '~/components/status-badge.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'

const tones: Record<RestClosureCase['state'], StatusTone> = {
  open: 'waiting',
  moved: 'good',
  refunded: 'info',
  withdrawn: 'plain',
  reopened: 'plain',
}

/** An order: who to call, until when, and the offers to accept for the customer. */
export function CaseRow({ closed, onRefund }: { closed: RestClosureCase; onRefund: () => void }) {
  const { t } = useTranslation()
  const { customer, state } = closed
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link to={`/orders/${encodeURIComponent(closed.order_id)}`} className="link">
          <bdi dir="ltr">{`#${closed.order_number}`}</bdi>
        </Link>
        <Moment at={closed.appointment_at} />
        {customer && (
          <span className="min-w-0">
            <bdi>{customer.name || '–'}</bdi>{' '}
            {customer.phone && (
              <a href={`tel:${customer.phone}`} className="link">
                <bdi dir="ltr">{customer.phone}</bdi>
              </a>
            )}
          </span>
        )}
        <span className="ms-auto">
          <StatusBadge tone={tones[state]}>{t(`console-closing.counts.${state}`)}</StatusBadge>
        </span>
      </div>
      {state === 'open' ? <OpenCase closed={closed} onRefund={onRefund} /> : <DecidedCase closed={closed} />}
    </li>
  )
}

function OpenCase({ closed, onRefund }: { closed: RestClosureCase; onRefund: () => void }) {
  const { t, lang } = useTranslation()
  const may = useMay()
  const accept = useCommand(acceptCaseCall, { done: t('console-closing.accepted') })
  const { answer_until, offers } = closed
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {offers.map((offer) => {
          const params = {
            moment: isolate(momentText(offer.starts_at, { t, lang })),
            centre: isolate(offer.centre[lang]),
          }
          return may('orders.move') ? (
            <Button
              key={offer.id}
              size="small"
              variant="secondary"
              isPending={accept.isPending}
              onClick={() => accept.run({ params: { id: closed.id }, body: { offer_id: offer.id } })}
            >
              {t('console-closing.accept', params)}
            </Button>
          ) : (
            <span key={offer.id} className="text-sm">
              {`${params.moment} · ${params.centre}`}
            </span>
          )
        })}
        {offers.length === 0 && (
          <span className="text-sm text-muted">
            {t(answer_until ? 'console-closing.noOffers' : 'console-closing.looking')}
          </span>
        )}
        {may('orders.cancel') && (
          <Button size="small" variant="ghost" onClick={onRefund}>
            {t('console-closing.refund.action')}
          </Button>
        )}
        {answer_until && (
          <span className="text-sm text-muted">
            {t('console-closing.until', { moment: isolate(momentText(answer_until, { t, lang })) })}
          </span>
        )}
      </div>
      <CommandProblem command={accept} />
    </>
  )
}

function DecidedCase({ closed }: { closed: RestClosureCase }) {
  const { t, lang } = useTranslation()
  const { moved_to, decided_by, refund_baisa, state } = closed
  const moved = moved_to && {
    centre: isolate(moved_to.centre[lang]),
    moment: isolate(momentText(moved_to.starts_at, { t, lang })),
  }
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-muted">
      {moved && <span>{t('console-closing.movedTo', moved)}</span>}
      {state === 'refunded' && <Money amount={refund_baisa} />}
      {decided_by && (moved || state === 'refunded') && (
        <span>{t(`console-closing.decidedBy.${decided_by}`)}</span>
      )}
    </p>
  )
}
