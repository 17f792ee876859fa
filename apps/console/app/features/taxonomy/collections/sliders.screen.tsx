import { useQuery } from '@tanstack/react-query'
import { listSlidersCall, orderSlidersCall } from '@warsha/contract/console/catalogue/sliders.calls.ts'
import { useParams } from 'react-router'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { DetailState } from '~/components/detail-states.tsx'
import { OrderedList } from '~/components/edit/ordered-list.tsx'
import { StatusBadge } from '~/components/status-badge.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { RecordLink, SplitScreen } from '../split-screen.tsx'
import { useCollectionPages } from '../use-pages.ts'
import { SliderEditor } from './slider-editor.tsx'

export const handle = { texts: await loadTexts('console-taxonomy') }

/** Rows of products of the home page, in their order. */
export default function SlidersScreen() {
  const { t } = useTranslation()
  return (
    <SplitScreen
      title={t('console-taxonomy.sliders.title')}
      path="/product-sliders"
      newLabel={t('console-taxonomy.sliders.new')}
      pages={useCollectionPages()}
      list={<SliderList />}
    >
      {(id) => <SliderEditor key={id} id={id} />}
    </SplitScreen>
  )
}

function SliderList() {
  const { t, lang } = useTranslation()
  const may = useMay()
  const { id: chosen } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['product-sliders'],
    queryFn: ({ signal }) => ask(listSlidersCall, { signal }),
  })
  const order = useCommand(orderSlidersCall, { done: t('console-taxonomy.ordered') })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  return (
    <div className="grid gap-2">
      <CommandProblem command={order} onReload={order.reset} />
      <OrderedList
        label={t('console-taxonomy.sliders.title')}
        items={data.data}
        idOf={({ id }) => String(id)}
        nameOf={({ title }) => title[lang]}
        isReadOnly={!may('catalogue.write')}
        isBusy={order.isPending}
        onChange={(sliders) => order.run({ body: { ids: sliders.map(({ id }) => id) } })}
      >
        {({ id, title, is_active }) => (
          <RecordLink to={`/product-sliders/${id}`} name={title[lang]} isChosen={chosen === String(id)}>
            {!is_active && <StatusBadge tone="plain">{t('console-taxonomy.sliders.hidden')}</StatusBadge>}
          </RecordLink>
        )}
      </OrderedList>
    </div>
  )
}
