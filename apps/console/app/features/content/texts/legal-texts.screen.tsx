import { useQuery } from '@tanstack/react-query'
import { listLegalVersionsCall } from '@warsha/contract/console/content/texts.calls.ts'
import type { RestLegalVersion } from '@warsha/contract/console/content/texts.rest.ts'
import { buttonClass } from '@warsha/ui/button.tsx'
import { Link } from 'react-router'
import { DetailState } from '~/components/detail-states.tsx'
import { dayText } from '~/components/format/moment.tsx'
import { Panel } from '~/components/panel.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { LegalState } from './legal-state.tsx'
import { TextsHead } from './texts-head.tsx'

export const handle = { texts: await loadTexts('console-content') }

const kinds = ['terms', 'privacy', 'returns'] as const

/** Every version of the legal texts; those in force and those before are kept as they were agreed to. */
export default function LegalTextsScreen() {
  const { t } = useTranslation()
  const may = useMay()
  const { data, error, refetch } = useQuery({
    queryKey: ['legal-texts'],
    queryFn: ({ signal }) => ask(listLegalVersionsCall, { query: { limit: 200 } as never, signal }),
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  return (
    <div className="grid gap-4 px-3 py-4 lg:px-5">
      <TextsHead />
      <p className="text-muted">{t('console-content.legal.text')}</p>
      <div className="grid items-start gap-4 lg:grid-cols-3">
        {kinds.map((kind) => (
          <Panel
            key={kind}
            title={t(`console-content.legal.${kind}`)}
            actions={
              may('content.write') && (
                <Link
                  to={`/texts/legal/new?kind=${kind}`}
                  className={buttonClass({ size: 'small', variant: 'secondary' })}
                >
                  {t('console-content.legal.new')}
                </Link>
              )
            }
          >
            <ul className="divide-y divide-line">
              {data.data
                .filter((version) => version.kind === kind)
                .map((version) => (
                  <VersionRow key={version.id} version={version} />
                ))}
            </ul>
          </Panel>
        ))}
      </div>
    </div>
  )
}

function VersionRow({ version }: { version: RestLegalVersion }) {
  const { t, lang } = useTranslation()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <Link to={`/texts/legal/${version.id}`} className="link">
        {t('console-content.legal.version', { version: version.version })}
      </Link>
      <span className="text-muted">
        {t('console-content.period.from', { moment: dayText(version.effective_date, { t, lang }) })}
      </span>
      <span className="ms-auto">
        <LegalState state={version.state} />
      </span>
    </li>
  )
}
