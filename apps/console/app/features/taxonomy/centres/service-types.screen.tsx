import { useQuery } from '@tanstack/react-query'
import { listServiceTypesCall } from '@warsha/contract/console/booking/service-types.calls.ts'
import { useParams } from 'react-router'
import { DetailState } from '~/components/detail-states.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { RecordLink, SplitScreen } from '../split-screen.tsx'
import { useCentrePages } from '../use-pages.ts'
import { ServiceTypeEditor } from './service-type-editor.tsx'

export const handle = { texts: await loadTexts('console-taxonomy') }

export default function ServiceTypesScreen() {
  const { t } = useTranslation()
  return (
    <SplitScreen
      title={t('console-taxonomy.serviceTypes.title')}
      path="/service-types"
      newLabel={t('console-taxonomy.serviceTypes.new')}
      pages={useCentrePages()}
      list={<TypeList />}
    >
      {(id) => <ServiceTypeEditor key={id} id={id} />}
    </SplitScreen>
  )
}

function TypeList() {
  const { t, lang } = useTranslation()
  const { id: chosen } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['service-types'],
    queryFn: ({ signal }) => ask(listServiceTypesCall, { signal }),
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  return (
    <ul className="grid">
      {data.data.map(({ id, name, service_type, centres }) => (
        <li key={id}>
          <RecordLink to={`/service-types/${id}`} name={name[lang]} isChosen={chosen === String(id)}>
            <span className="text-xs text-muted">{t(`console-taxonomy.serviceTypes.${service_type}`)}</span>
            <bdi dir="ltr" className="text-xs text-muted">
              {centres}
            </bdi>
          </RecordLink>
        </li>
      ))}
    </ul>
  )
}
