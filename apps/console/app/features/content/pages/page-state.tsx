import type { RestEditedPage } from '@warsha/contract/console/content/pages.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { momentText } from '~/components/format/moment.tsx'
import { StatusBadge } from '~/components/status-badge.tsx'
import { useTranslation } from '~/session/messages.ts'

const tones = { draft: 'plain', scheduled: 'waiting', shown: 'good', ended: 'plain' } as const

type StateProps = { page: Pick<RestEditedPage, 'state' | 'published_at' | 'published_until'> }

export function PageState({ page: { state } }: StateProps) {
  const { t } = useTranslation()
  return <StatusBadge tone={tones[state]}>{t(`console-content.state.${state}`)}</StatusBadge>
}

/** From when and until when the shop shows a page. */
export function PagePeriod({ page: { state, published_at, published_until } }: StateProps) {
  const { t, lang } = useTranslation()
  if (state === 'draft') return null
  const text = (moment: string) => isolate(momentText(moment, { t, lang, isWithin: true }))
  return (
    <span className="whitespace-nowrap text-muted">
      {published_at && t('console-content.period.from', { moment: text(published_at) })}
      {published_until && ` ${t('console-content.period.until', { moment: text(published_until) })}`}
    </span>
  )
}
