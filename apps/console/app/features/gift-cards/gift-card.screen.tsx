import { useQuery } from '@tanstack/react-query'
import { readGiftCardCall } from '@warsha/contract/console/promotions/gift-cards.calls.ts'
import type { RestGiftCard } from '@warsha/contract/console/promotions/gift-cards.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { DetailState } from '~/components/detail-states.tsx'
import { RecordHistory } from '~/components/edit/record-history.tsx'
import { Moment } from '~/components/format/moment.tsx'
import { Money } from '~/components/format/money.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { Fact, Panel } from '~/components/panel.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { GiftCardState } from './gift-card-state.tsx'
import { LastDay } from './last-day.tsx'
import { SendDialog } from './send-dialog.tsx'
import { TurnDialog } from './turn-dialog.tsx'

export const handle = { texts: await loadTexts('console-gift-cards') }

export default function GiftCardScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['gift-card', id],
    queryFn: ({ signal }) => ask(readGiftCardCall, { params: { id }, signal }),
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  const card = data.data
  const entryTitle = (kind: string) =>
    kind === 'ORDER_PAYMENT' ? 'payment' : kind === 'ORDER_REFUND' ? 'refund' : 'issued'
  return (
    <div className="grid gap-4 px-3 py-4 lg:px-5">
      <GiftCardHead card={card} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel title={t('console-gift-cards.card.entries')}>
          <ul className="-my-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 divide-y divide-line sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
            {card.entries.map((entry) => (
              <li
                key={entry.id}
                className="col-span-full grid grid-cols-subgrid items-baseline gap-y-1 py-2.5"
              >
                <span className="text-sm text-muted max-sm:order-1">
                  <Moment at={entry.at} />
                </span>
                <span className="min-w-0">
                  {t(`console-gift-cards.card.${entryTitle(entry.kind)}`)}
                  {entry.reference && (
                    <span className="text-muted">
                      {' · '}
                      {t('console-gift-cards.card.order', { number: entry.reference })}
                    </span>
                  )}
                </span>
                <Money amount={entry.amount_baisa} className="text-end" />
                <span className="text-end text-sm text-muted max-sm:order-2">
                  {t('console-gift-cards.columns.balance')} <Money amount={entry.balance_after_baisa} />
                </span>
              </li>
            ))}
          </ul>
        </Panel>
        <div className="grid gap-4">
          <Panel title={t('console-gift-cards.columns.balance')}>
            <dl>
              <Fact name={t('console-gift-cards.columns.balance')}>
                <Money amount={card.balance_baisa} className="font-semibold" />
              </Fact>
              <Fact name={t('console-gift-cards.columns.initial')}>
                <Money amount={card.initial_baisa} />
              </Fact>
              <Fact name={t('console-gift-cards.columns.endsOn')}>
                <LastDay day={card.ends_on} />
              </Fact>
              <Fact name={t('console-gift-cards.card.customer')}>
                {card.customer ? (
                  <Link className="link" to={`/customers/${encodeURIComponent(card.customer.id)}`}>
                    <bdi>{card.customer.name || card.customer.masked_phone}</bdi>
                  </Link>
                ) : (
                  t('console-gift-cards.card.nobody')
                )}
              </Fact>
              {card.last_used_at && (
                <Fact name={t('console-gift-cards.columns.lastUsed')}>
                  <Moment at={card.last_used_at} />
                </Fact>
              )}
            </dl>
          </Panel>
          <RecordHistory
            subject={{ kind: 'gift-card', id }}
            labelOf={(field) =>
              field === 'customer'
                ? t('console-gift-cards.columns.customer')
                : t('console-gift-cards.columns.state')
            }
          />
        </div>
      </div>
    </div>
  )
}

function GiftCardHead({ card }: { card: RestGiftCard }) {
  const { t } = useTranslation()
  const may = useMay()
  const [opened, setOpened] = useState<'turn' | 'send'>()
  const isDisabled = card.state === 'disabled'
  const isNobodys = card.customer === null && card.uses === 0 && card.state === 'active'
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <PageTitle>{t('console-gift-cards.card.title', { code: card.masked_code })}</PageTitle>
      <Link
        to="/gift-cards"
        aria-label={t('console-gift-cards.allBatches')}
        className="tool size-8 justify-center p-0"
      >
        <MirroredIcon icon={ArrowBackIcon} className="size-4" />
      </Link>
      <h1 className="text-xl font-bold leading-heading">
        <bdi dir="ltr" className="font-mono">
          {card.masked_code}
        </bdi>
      </h1>
      <GiftCardState state={card.state} />
      {card.is_held && <span className="text-sm text-muted">{t('console-gift-cards.held')}</span>}
      {may('gift-cards.write') && (
        <div className="ms-auto flex flex-wrap gap-2">
          {isNobodys && (
            <Button size="small" variant="secondary" onClick={() => setOpened('send')}>
              {t('console-gift-cards.send.action')}
            </Button>
          )}
          <Button size="small" variant={isDisabled ? 'primary' : 'danger'} onClick={() => setOpened('turn')}>
            {t(isDisabled ? 'console-gift-cards.enable.action' : 'console-gift-cards.disable.action')}
          </Button>
        </div>
      )}
      {opened === 'turn' && <TurnDialog card={card} onClose={() => setOpened(undefined)} />}
      {opened === 'send' && <SendDialog card={card} onClose={() => setOpened(undefined)} />}
    </header>
  )
}
