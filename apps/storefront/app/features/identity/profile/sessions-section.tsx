import { formatDay } from '@warsha/contract/formats/format-day.ts'
import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { Badge } from '@warsha/ui/badge.tsx'
import { Button } from '@warsha/ui/button.tsx'
import { useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { signOut } from '~/session/sign-out.ts'
import { toast } from '~/session/toasts.ts'
import { useLoad } from '~/session/use-load.ts'
import { useDeviceName } from './device-name.ts'
import { endSession, listSessions, type OwnSession } from './own-account-calls.ts'
import { RowsRoom, Section, SectionWaiting } from './section.tsx'

export function SessionsSection() {
  const { t } = useTranslation()
  const { value: sessions, hasFailed, reload } = useLoad(['sessions'], listSessions)
  return (
    <Section title={t('profile.sessions')} text={t('profile.sessionsText')}>
      {sessions ? (
        <SessionList sessions={sessions} onEnded={reload} />
      ) : (
        <SectionWaiting hasFailed={hasFailed} onRetry={reload}>
          <RowsRoom rows={2} />
        </SectionWaiting>
      )}
    </Section>
  )
}

const fewSessions = 5

/** This device first, then the newest sign-ins. */
function SessionList({ sessions, onEnded }: { sessions: readonly OwnSession[]; onEnded: () => void }) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const sorted = sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  const shown = isWhole ? sorted : sorted.slice(0, fewSessions)
  return (
    <>
      <ul aria-label={t('profile.sessions')} className="divide-y divide-line">
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={onEnded} />
        ))}
      </ul>
      {shown.length < sorted.length && (
        <Button variant="secondary" className="mt-3" onClick={() => setWhole(true)}>
          {t('profile.allSessions', { count: sorted.length })}
        </Button>
      )}
    </>
  )
}

function SessionRow({ session, onEnded }: { session: OwnSession; onEnded: () => void }) {
  const { t, lang } = useTranslation()
  const [isPending, setPending] = useState(false)
  const name = useDeviceName(session.userAgent)

  async function end() {
    // The guard of the page leads home, as after every sign-out.
    if (session.isCurrent) return signOut()
    setPending(true)
    try {
      const errors = await endSession(session.id)
      showErrors(errors)
      if (errors.length === 0) toast.success(t('profile.signedOut'))
      onEnded()
    } catch (error) {
      showErrors(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {session.isCurrent && <Badge tone="brand">{t('profile.thisDevice')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {t('profile.lastUsed', { date: formatDay(muscatDate(session.lastUsedAt), lang, Date.now()) })}
        </p>
      </div>
      <Button
        variant="ghost"
        className="-mx-4 text-danger"
        isPending={isPending}
        aria-label={t('profile.signOutNamed', { device: name })}
        onClick={() => void end()}
      >
        {t('profile.signOutDevice')}
      </Button>
    </li>
  )
}
