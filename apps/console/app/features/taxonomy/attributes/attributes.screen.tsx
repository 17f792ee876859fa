import { useQuery } from '@tanstack/react-query'
import {
  listAttributesCall,
  orderAttributesCall,
} from '@warsha/contract/console/catalogue/attributes.calls.ts'
import { useParams } from 'react-router'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { DetailState } from '~/components/detail-states.tsx'
import { OrderedList } from '~/components/edit/ordered-list.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { RecordLink, SplitScreen } from '../split-screen.tsx'
import { useAttributePages } from '../use-pages.ts'
import { AttributeEditor } from './attribute-editor.tsx'

export const handle = { texts: await loadTexts('console-taxonomy') }

/** Attributes of products, in their order. */
export default function AttributesScreen() {
  const { t } = useTranslation()
  return (
    <SplitScreen
      title={t('console-taxonomy.attributes.title')}
      path="/attributes"
      newLabel={t('console-taxonomy.attributes.new')}
      pages={useAttributePages()}
      list={<AttributeList />}
    >
      {(id) => <AttributeEditor key={id} id={id} />}
    </SplitScreen>
  )
}

function AttributeList() {
  const { t, lang } = useTranslation()
  const may = useMay()
  const { id: chosen } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['attributes'],
    queryFn: ({ signal }) => ask(listAttributesCall, { signal }),
  })
  const order = useCommand(orderAttributesCall, { done: t('console-taxonomy.ordered') })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  return (
    <div className="grid gap-2">
      <CommandProblem command={order} onReload={order.reset} />
      <OrderedList
        label={t('console-taxonomy.attributes.title')}
        items={data.data}
        idOf={({ id }) => String(id)}
        nameOf={({ name }) => name[lang]}
        isReadOnly={!may('catalogue.write')}
        isBusy={order.isPending}
        onChange={(attributes) => order.run({ body: { ids: attributes.map(({ id }) => id) } })}
      >
        {({ id, name, input_type }) => (
          <RecordLink to={`/attributes/${id}`} name={name[lang]} isChosen={chosen === String(id)}>
            <span className="shrink-0 text-xs text-muted">
              {t(`console-taxonomy.inputType.${input_type}`)}
            </span>
          </RecordLink>
        )}
      </OrderedList>
    </div>
  )
}
