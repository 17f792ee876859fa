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
import { EntryEditor } from '../entry-editor.tsx'
import { valueText } from '../entry-fields.ts'
import { FactsPanel, FormColumns } from '../facts-panel.tsx'
import { RecordList, SplitScreen } from '../split-screen.tsx'
import { useCentrePages } from '../use-pages.ts'
import {
  emptyTypeFields,
  NamesPanel,
  PositionField,
  type TypeFields,
  toTypeBody,
  typeFieldsOf,
  typeProblems,
} from './type-fields.tsx'

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
      {(id) => <TypeEditor key={id} id={id} />}
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

function TypeEditor({ id }: { id: string }) {
  const { t, lang } = useTranslation()
  return (
    <EntryEditor
      kind="centre-type"
      id={id}
      path="/centre-types"
      newTitle={t('console-taxonomy.centreTypes.new')}
      calls={calls}
      empty={emptyTypeFields}
      nameOf={({ name }) => name[lang]}
      fieldsOf={typeFieldsOf}
      toBody={toTypeBody}
      textOf={(name, fields) => valueText(fields[name as keyof TypeFields])}
      problemsOf={(fields) =>
        Object.fromEntries(Object.entries(typeProblems(fields)).map(([name, text]) => [name, t(text)]))
      }
      fieldOf={(field) => (field === 'name' ? 'nameEn' : field)}
    >
      {({ aside, ...form }) => (
        <FormColumns
          aside={
            <>
              <FactsPanel
                slug={form.fields.slug}
                problem={form.problems.slug}
                isReadOnly={form.isReadOnly}
                onSlug={(slug) => form.onChange({ slug })}
              >
                <PositionField
                  value={form.fields.position}
                  problem={form.problems.position}
                  onChange={(position) => form.onChange({ position })}
                />
              </FactsPanel>
              {aside}
            </>
          }
        >
          <NamesPanel {...form} />
        </FormColumns>
      )}
    </EntryEditor>
  )
}
