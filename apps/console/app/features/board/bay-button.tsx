import type { RestBoardSlot } from '@warsha/contract/console/booking/board.rest.ts'
import { muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import type { ComponentProps } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { looks } from './bay-states.ts'

export type Bay = RestBoardSlot['bays'][number]

/** A bay in an hour, which opens on a press. */
export type OpenBay = { slot: RestBoardSlot; bay: Bay }

type BayButtonProps = OpenBay & Omit<ComponentProps<'button'>, 'slot'> & { 'data-at'?: string }

export function BayButton({ slot, bay, className, ...button }: BayButtonProps) {
  const { t } = useTranslation()
  const { icon: Icon, cell } = looks[bay.state]
  const { visit } = bay
  const state = t(`console-board.${bay.state}`)
  const place = t('console-board.place', { time: muscatTime(slot.starts_at), bay: bay.bay })
  return (
    <button
      type="button"
      data-state={bay.state}
      className={classNames(
        'grid min-h-13 w-full content-center gap-0.5 rounded-control px-2 py-1 text-start text-xs',
        cell,
        className,
      )}
      {...button}
    >
      <VisuallyHidden>{`${place}: `}</VisuallyHidden>
      <span className="flex items-center gap-1 font-semibold">
        <Icon className="size-3.5 shrink-0" />
        <span className="truncate">{state}</span>
      </span>
      {visit && (
        <span className="flex min-w-0 gap-1 text-ink">
          <bdi dir="ltr">#{visit.order_number}</bdi>
          <bdi dir="auto" className="truncate">
            {visit.car}
          </bdi>
        </span>
      )}
    </button>
  )
}
