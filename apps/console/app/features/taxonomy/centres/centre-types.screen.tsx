import { useQuery } from '@tanstack/react-query'
import {
  centreTypeUsesCall,
  createCentreTypeCall,
  deleteCentreTypeCall,
  listCentreTypesCall,
  readCentreTypeCall,
  updateCentreTypeCall,
} from '@warsha/contract/console/booking/centre-types.calls.ts'
import { DetailState } from '~/components/detail-states.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { RecordList, SplitScreen } from '../split-screen.tsx'
import { useCentrePages } from '../use-pages.ts'
import { NamedEditor } from './named-editor.tsx'
import { emptyTypeFields, PositionField, positionProblems, toTypeBody, typeFieldsOf } from './type-fields.tsx'

export const handle = { texts: await loadTexts('console-taxonomy') }

const calls = {
  read: readCentreTypeCall,
  create: createCentreTypeCall,
  update: updateCentreTypeCall,
  remove: deleteCentreTypeCall,
  uses: centreTypeUsesCall,
}

export default function CentreTypesScreen() {
  const { t } = useTranslation()
  return (
    <SplitScreen
      title={t('console-taxonomy.centreTypes.title')}
      path="/centre-types"
      newLabel={t('console-taxonomy.centreTypes.new')}
      pages={useCentrePages()}
      list={<TypeList />}
    >
      {(id) => (
        <NamedEditor
          key={id}
          kind="centre-type"
          id={id}
          path="/centre-types"
          newTitle={t('console-taxonomy.centreTypes.new')}
          calls={calls}
          empty={emptyTypeFields}
          fieldsOf={typeFieldsOf}
          toBody={toTypeBody}
          problemsOf={(fields) => positionProblems(fields, t)}
          facts={(form) => <PositionField {...form} />}
        />
      )}
    </SplitScreen>
  )
}

function TypeList() {
  const { lang } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['centre-types'],
    queryFn: ({ signal }) => ask(listCentreTypesCall, { signal }),
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  return (
    <RecordList
      path="/centre-types"
      records={data.data.map((type) => ({ id: type.id, name: type.name[lang], count: type.centres }))}
    />
  )
}
