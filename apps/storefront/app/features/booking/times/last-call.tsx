import { countdownTickMs } from '@warsha/contract/constants.ts'
import { formatCountdown } from '@warsha/contract/formats/format-countdown.ts'
import { muscatInstant } from '@warsha/contract/formats/muscat-time.ts'
import { Countdown } from '@warsha/ui/countdown.tsx'
import { useTranslation } from '~/session/messages.ts'

/** Hours that begin sooner than this are not offered. */
const minNoticeMs = 60 * 60_000

/** The countdown appears in the last hour before booking closes. */
const shownMs = 60 * 60_000

export type LastCallProps = { date: string; startTime: string; onLate: () => void }

/** How long an hour that begins soon can still be booked. */
export function LastCall({ date, startTime, onLate }: LastCallProps) {
  const { t } = useTranslation()
  const until = muscatInstant(date, startTime).getTime() - minNoticeMs
  if (until - Date.now() > shownMs) return null
  return (
    <p className="text-sm text-amber-ink">
      {t('booking.times.lastCall')}{' '}
      <Countdown
        key={until}
        until={until}
        format={formatCountdown}
        tickMs={countdownTickMs}
        onEnd={onLate}
        className="font-bold"
      />
    </p>
  )
}
