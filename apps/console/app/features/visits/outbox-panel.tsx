import { muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import { Button } from '@warsha/ui/button.tsx'
import { useEffect } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { type DeskEntry, dismiss, sendOutbox, useOutbox } from './outbox.ts'
import { UsedBy } from './pass-result.tsx'
import { useOnline } from './use-online.ts'

const retryMs = 15_000

/** What waits to be sent, and in red what the shop did not accept. */
export function OutboxPanel() {
  const { t } = useTranslation()
  const entries = useOutbox()
  const isOnline = useOnline()
  const waiting = entries.filter(({ refusal }) => !refusal)
  const isWaiting = waiting.length > 0

  useEffect(() => {
    if (!isOnline || !isWaiting) return
    void sendOutbox()
    const timer = setInterval(sendOutbox, retryMs)
    return () => clearInterval(timer)
  }, [isOnline, isWaiting])

  return (
    <>
      {!isOnline && (
        <p role="status" className="rounded-card bg-amber-tint px-4 py-3 font-semibold text-amber-deep">
          {t('console-orders.desk.offline')}
        </p>
      )}
      {isWaiting && (
        <div role="status" className="panel flex flex-wrap items-center justify-between gap-2 px-4 py-2">
          <span>{t('console-orders.desk.waiting', { count: waiting.length })}</span>
          {isOnline && (
            <Button size="small" variant="secondary" onClick={() => void sendOutbox()}>
              {t('console-orders.desk.sendNow')}
            </Button>
          )}
        </div>
      )}
      {entries.map(
        (entry) => entry.refusal && <Conflict key={entry.key} entry={entry} refusal={entry.refusal} />,
      )}
    </>
  )
}

function Conflict({ entry, refusal }: { entry: DeskEntry; refusal: NonNullable<DeskEntry['refusal']> }) {
  const { t } = useTranslation()
  const { kind, orderNumber } = entry
  const words = {
    arrived: 'console-orders.desk.markArrived',
    done: 'console-orders.desk.markDone',
    missed: 'console-orders.desk.markMissed',
    pass: 'console-orders.desk.pass',
  } as const
  return (
    <div
      role="alert"
      className="flex flex-wrap items-start justify-between gap-3 rounded-card border border-danger/40 bg-danger-tint p-4 text-danger"
    >
      <div className="min-w-0">
        <p className="font-bold">
          {t('console-orders.desk.refused')}: {t(words[kind])}
          {orderNumber !== undefined && (
            <>
              {' · '}
              <bdi dir="ltr">#{orderNumber}</bdi>
            </>
          )}
          {entry.kind !== 'pass' && (
            <>
              {' · '}
              <bdi dir="ltr">{muscatTime(entry.appointmentAt)}</bdi>
            </>
          )}
        </p>
        <p>
          {refusal.message} <UsedBy refusal={refusal} />
        </p>
      </div>
      <Button size="small" variant="secondary" onClick={() => dismiss(entry.key)}>
        {t('console-orders.desk.dismiss')}
      </Button>
    </div>
  )
}
