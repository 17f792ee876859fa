import { Countdown } from '@warsha/ui/countdown.tsx'
import { ClockIcon } from '@warsha/ui/icons.tsx'
import { useTranslation } from '~/session/messages.ts'
import { dropExpired } from '../load-notifications.ts'
import { formatRemaining } from './format-remaining.ts'

/** How long it is still there; at the end it is removed from the list. */
export function ExpiryCountdown({ until }: { until: number }) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex items-center gap-1.5 rounded-lg bg-amber-tint px-2 py-0.5 text-xs font-semibold text-amber-ink">
      <ClockIcon className="size-3.5" />
      <Countdown
        until={until}
        format={(ms) => t('notifications.endsIn', { time: formatRemaining(t, ms) })}
        onEnd={() => dropExpired(Date.now())}
      />
    </span>
  )
}
