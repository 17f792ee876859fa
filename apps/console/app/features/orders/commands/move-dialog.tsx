import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RestConsoleOrder } from '@warsha/contract/console/orders/console-order.rest.ts'
import { moveVisitCall } from '@warsha/contract/console/orders/order-commands.calls.ts'
import { listSlotsForVisitCall } from '@warsha/contract/console/orders/order-lists.calls.ts'
import type { RestSlotForVisit } from '@warsha/contract/console/orders/order-lists.rest.ts'
import { formatAmount } from '@warsha/contract/formats/format-amount.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { muscatDate, muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { ChevronBackIcon, ChevronForwardIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { SkeletonText } from '@warsha/ui/skeleton.tsx'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { dayText } from '~/components/format/moment.tsx'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { showToast } from '~/session/toasts.ts'
import type { OrderLine } from '../open-units.ts'

type MoveDialogProps = { order: RestConsoleOrder; line: OrderLine; title: string; onClose: () => void }

const dayMs = 86_400_000

/** Free hours of a day at the operator's centres; one of them is pressed, then the button. */
export function MoveDialog({ order, line, title, onClose }: MoveDialogProps) {
  const { t, lang } = useTranslation()
  const today = muscatDate(Date.now())
  const [day, setDay] = useState(() => laterOf(today, muscatDate(line.appointment_at ?? Date.now())))
  const [slotId, setSlotId] = useState<number>()
  const slots = useQuery({
    queryKey: ['slots', order.id, line.id, day],
    queryFn: ({ signal }) =>
      ask(listSlotsForVisitCall, { params: { id: order.id }, query: { line_id: line.id, day }, signal }),
    placeholderData: keepPreviousData,
  })
  const move = useCommand(moveVisitCall, {
    done: t('console-orders.done.moved'),
    onDone: ({ data }) => {
      if (data.credit_baisa > 0) {
        const amount = isolate(`${formatAmount(baisa(data.credit_baisa))} ${t('console.money.currency')}`)
        showToast({ tone: 'done', text: t('console-orders.done.movedCredit', { amount }) })
      }
      onClose()
    },
  })
  const byCentre = Map.groupBy(slots.data?.data ?? [], ({ centre }) => centre.id)

  function go(days: number) {
    setDay(laterOf(today, muscatDate(Date.parse(day) + days * dayMs)))
    setSlotId(undefined)
  }

  return (
    <CommandDialog
      title={t('console-orders.move.title')}
      submit={t('console-orders.move.submit')}
      isDisabled={slotId === undefined}
      command={move}
      onClose={onClose}
      onSubmit={() =>
        slotId !== undefined &&
        move.run({
          params: { id: order.id },
          body: { revision: order.revision, line_id: line.id, slot_id: slotId },
        })
      }
      className="max-w-xl"
    >
      <p className="text-muted">{t('console-orders.move.text', { visit: isolate(title) })}</p>
      <div className="flex items-center gap-2">
        <DayButton
          label={t('console-orders.move.previousDay')}
          isDisabled={day <= today}
          onGo={() => go(-1)}
          isBack
        />
        <label className="tool flex-1 justify-center">
          <span className="sr-only">{t('console-orders.move.day')}</span>
          <span className="font-semibold">{dayText(day, { t, lang })}</span>
          <input
            type="date"
            min={today}
            className="bg-transparent text-muted"
            value={day}
            onChange={({ target }) => target.value && setDay(laterOf(today, target.value))}
          />
        </label>
        <DayButton label={t('console-orders.move.nextDay')} onGo={() => go(1)} />
      </div>
      {slots.error && <FailureNotice error={slots.error} onAgain={() => void slots.refetch()} />}
      <div aria-busy={slots.isFetching} className="grid min-h-32 content-start gap-4">
        {slots.isPending && <SkeletonText lines={3} />}
        {slots.data && byCentre.size === 0 && (
          <p role="status" className="py-6 text-center text-muted">
            {t('console-orders.move.none')}
          </p>
        )}
        {[...byCentre.values()].map((own) => (
          <fieldset key={own[0]?.centre.id}>
            <legend className="mb-1.5 text-sm font-semibold">{own[0]?.centre.name[lang]}</legend>
            <div className="grid grid-cols-3 gap-1.5 sm:grid-cols-5">
              {own.map((slot) => (
                <SlotChoice
                  key={slot.slot_id}
                  slot={slot}
                  isChosen={slot.slot_id === slotId}
                  onChoose={() => setSlotId(slot.slot_id)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </CommandDialog>
  )
}

type SlotChoiceProps = { slot: RestSlotForVisit; isChosen: boolean; onChoose: () => void }

function SlotChoice({ slot, isChosen, onChoose }: SlotChoiceProps) {
  return (
    <label
      className={classNames(
        'grid min-h-10 cursor-pointer place-items-center rounded-control border px-1 text-sm font-medium tabular-nums has-focus-visible:outline-3 has-focus-visible:outline-brand',
        isChosen ? 'border-brand bg-brand text-white' : 'border-line hover:border-outline',
      )}
    >
      <input type="radio" name="slot" className="sr-only" checked={isChosen} onChange={onChoose} />
      <bdi dir="ltr">{muscatTime(slot.starts_at)}</bdi>
    </label>
  )
}

type DayButtonProps = { label: string; onGo: () => void; isDisabled?: boolean; isBack?: boolean }

function DayButton({ label, onGo, isDisabled = false, isBack = false }: DayButtonProps) {
  return (
    <button type="button" aria-label={label} disabled={isDisabled} className="tool" onClick={onGo}>
      <MirroredIcon icon={isBack ? ChevronBackIcon : ChevronForwardIcon} className="size-4" />
    </button>
  )
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other
}
