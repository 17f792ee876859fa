import { formatCountdown } from '@warsha/contract/formats/format-countdown.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { Countdown } from '@warsha/ui/countdown.tsx'
import { ClockIcon } from '@warsha/ui/icons.tsx'
import { useTranslation } from '~/session/messages.ts'

export type HoldNoticeProps = { until: Date; onEnd: () => void; className?: string }

/** How long slot and goods stay reserved. */
export function HoldNotice({ until, onEnd, className }: HoldNoticeProps) {
  const { t } = useTranslation()
  return (
    <p
      className={classNames(
        'flex flex-wrap items-center gap-2 rounded-card bg-amber-tint px-4 py-3 text-sm text-amber-ink',
        className,
      )}
    >
      <ClockIcon className="size-5 shrink-0" />
      <span>{t('payment.hold')}</span>
      <Countdown until={until.getTime()} format={formatCountdown} onEnd={onEnd} className="font-bold" />
    </p>
  )
}
