import {
  listGiftCardBatchesCall,
  showGiftCardCodesCall,
} from '@warsha/contract/console/promotions/gift-cards.calls.ts'
import type { RestGiftCardBatch } from '@warsha/contract/console/promotions/gift-cards.rest.ts'
import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { Button } from '@warsha/ui/button.tsx'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { GiftIcon } from '@warsha/ui/shop-icons.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { DetailState } from '~/components/detail-states.tsx'
import { dayText, Moment } from '~/components/format/moment.tsx'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPager } from '~/components/list/list-pager.tsx'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { PageTitle } from '~/components/page-title.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { CodesDialog, type ShownCard } from './codes-dialog.tsx'

export const handle = { texts: await loadTexts('console-gift-cards') }

const noFilters = z.object({})

/** Cards that were issued together; their codes are shown once. */
export default function BatchesScreen() {
  const { t } = useTranslation()
  const address = useListAddress(noFilters)
  const { after } = address
  const { shown, error, reload } = useListRows(['gift-card-batches', after], (signal) =>
    ask(listGiftCardBatchesCall, { query: { after, limit: '20' } as never, signal }),
  )
  const [codes, setCodes] = useState<ShownCard[]>()
  if (!shown) return <DetailState error={error} onAgain={reload} />
  return (
    <section className="grid gap-3 px-3 py-4 lg:px-5">
      <PageTitle>{t('console-gift-cards.batches.title')}</PageTitle>
      <div className="flex items-center gap-3">
        <Link
          to="/gift-cards"
          aria-label={t('console-gift-cards.allBatches')}
          className="tool size-8 justify-center p-0"
        >
          <MirroredIcon icon={ArrowBackIcon} className="size-4" />
        </Link>
        <h1 className="text-xl font-bold leading-heading">{t('console-gift-cards.batches.title')}</h1>
      </div>
      <p className="text-muted">{t('console-gift-cards.batches.text')}</p>
      {shown.data.length === 0 ? (
        <div className="panel">
          <EmptyState icon={GiftIcon} title={t('console-gift-cards.batches.empty')} />
        </div>
      ) : (
        <ul className="grid max-w-3xl gap-3">
          {shown.data.map((batch) => (
            <Batch key={batch.id} batch={batch} onCodes={setCodes} />
          ))}
        </ul>
      )}
      <ListPager page={shown.page} address={address} />
      {codes && <CodesDialog cards={codes} onClose={() => setCodes(undefined)} />}
    </section>
  )
}

type BatchProps = { batch: RestGiftCardBatch; onCodes: (cards: ShownCard[]) => void }

function Batch({ batch, onCodes }: BatchProps) {
  const { t, lang } = useTranslation()
  const may = useMay()
  const show = useCommand(showGiftCardCodesCall, {
    done: t('console-gift-cards.codes.done'),
    onDone: (answer) => onCodes(answer.data.cards),
  })
  const { id, count, amount_baisa, ends_on, issued_at, issued_by, codes_shown_at } = batch
  const amount = isolate(`${formatAmount(baisa(amount_baisa))} ${t('console.money.currency')}`)
  return (
    <li className="panel grid gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-lg font-semibold">{t('console-gift-cards.batches.of', { count, amount })}</p>
          <p className="text-sm text-muted">
            {t('console-gift-cards.batches.by', { name: isolate(issued_by ?? '–') })} ·{' '}
            <Moment at={issued_at} />
          </p>
          <p className="text-sm text-muted">
            {t('console-gift-cards.columns.endsOn')}:{' '}
            {ends_on ? dayText(ends_on, { t, lang }) : t('console-gift-cards.noEnd')}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Link to={`/gift-cards?batch_id=${id}`} className="tool">
            {t('console-gift-cards.batches.cards')}
          </Link>
          {codes_shown_at ? (
            <span className="text-sm text-muted">
              {t('console-gift-cards.batches.shown')} · <Moment at={codes_shown_at} />
            </span>
          ) : (
            may('gift-cards.write') && (
              <Button
                size="small"
                isPending={show.isPending}
                onClick={() => show.run({ params: { id: String(id) }, body: {} })}
              >
                {t('console-gift-cards.batches.codes')}
              </Button>
            )
          )}
        </div>
      </div>
      <CommandProblem command={show} />
    </li>
  )
}
