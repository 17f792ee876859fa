import { showGiftCardCodesCall } from '@warsha/contract/console/promotions/gift-cards.calls.ts'
import type { RestGiftCardBatch } from '@warsha/contract/console/promotions/gift-cards.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { useMemo } from 'react'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { Moment } from '~/components/format/moment.tsx'
import { Money } from '~/components/format/money.tsx'
import type { ListColumn } from '~/components/list/list-types.ts'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import type { ShownCard } from './codes-dialog.tsx'
import { LastDay } from './last-day.tsx'

type OnCodes = (cards: ShownCard[]) => void

export function useBatchColumns(onCodes: OnCodes): ListColumn<RestGiftCardBatch>[] {
  const { t } = useTranslation()
  return useMemo(
    () => [
      {
        id: 'batch',
        title: t('console-gift-cards.batches.batch'),
        cell: ({ id }) => (
          <span className="whitespace-nowrap">{t('console-gift-cards.card.batch', { id: String(id) })}</span>
        ),
      },
      {
        id: 'cards',
        title: t('console-gift-cards.batches.cards'),
        sort: 'count',
        isNumber: true,
        cell: ({ count }) => count,
      },
      {
        id: 'amount',
        title: t('console-gift-cards.batches.amount'),
        sort: 'amount',
        isNumber: true,
        cell: ({ amount_baisa }) => <Money amount={amount_baisa} />,
      },
      {
        id: 'total',
        title: t('console-gift-cards.batches.total'),
        needsRoom: true,
        isNumber: true,
        cell: ({ count, amount_baisa }) => <Money amount={count * amount_baisa} />,
      },
      {
        id: 'endsOn',
        title: t('console-gift-cards.columns.endsOn'),
        sort: 'ends',
        risesFirst: true,
        cell: ({ ends_on }) => <LastDay day={ends_on} />,
      },
      {
        id: 'issued',
        title: t('console-gift-cards.columns.issued'),
        sort: 'issued',
        cell: ({ issued_at }) => <Moment at={issued_at} />,
      },
      {
        id: 'by',
        title: t('console-gift-cards.batches.by'),
        cell: ({ issued_by }) => <bdi>{issued_by ?? '–'}</bdi>,
      },
      {
        id: 'codes',
        title: t('console-gift-cards.batches.codesTitle'),
        isWide: true,
        cell: (batch) => <BatchCodes batch={batch} onCodes={onCodes} />,
      },
    ],
    [t, onCodes],
  )
}

/** The codes of a batch are shown to the one who asks first. */
function BatchCodes({
  batch: { id, codes_shown_at },
  onCodes,
}: {
  batch: RestGiftCardBatch
  onCodes: OnCodes
}) {
  const { t } = useTranslation()
  const may = useMay()
  const show = useCommand(showGiftCardCodesCall, {
    done: t('console-gift-cards.codes.done'),
    onDone: (answer) => onCodes(answer.data.cards),
  })
  if (codes_shown_at)
    return (
      <span className="text-sm text-muted">
        {t('console-gift-cards.batches.shown')} · <Moment at={codes_shown_at} />
      </span>
    )
  if (!may('gift-cards.write')) return '–'
  return (
    <span className="relative z-1 grid justify-items-start gap-2">
      <Button
        size="small"
        variant="secondary"
        className="whitespace-nowrap"
        isPending={show.isPending}
        onClick={() => show.run({ params: { id: String(id) }, body: {} })}
      >
        {t('console-gift-cards.batches.codes')}
      </Button>
      <CommandProblem command={show} />
    </span>
  )
}
