import { useQuery } from '@tanstack/react-query'
import { listCategoriesCall } from '@warsha/contract/console/catalogue/categories.calls.ts'
import { useParams } from 'react-router'
import { DetailState } from '~/components/detail-states.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { SplitScreen } from '../split-screen.tsx'
import { CategoryEditor } from './category-editor.tsx'
import { CategoryTree } from './category-tree.tsx'
import { NewCategory } from './new-category.tsx'

export const handle = { texts: await loadTexts('console-taxonomy') }

/** The tree, with the editor of the chosen category beside it. */
export default function CategoriesScreen() {
  const { t } = useTranslation()
  const { id: chosen } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => ask(listCategoriesCall, { signal }),
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  const nodes = data.data
  return (
    <SplitScreen
      title={t('console-taxonomy.categories.title')}
      path="/categories"
      newLabel={t('console-taxonomy.categories.new')}
      choice={{
        title: t('console-taxonomy.categories.choose'),
        text: t('console-taxonomy.categories.chooseText'),
      }}
      list={
        nodes.length === 0 ? (
          <p className="p-2 text-muted">{t('console-taxonomy.categories.empty')}</p>
        ) : (
          <CategoryTree nodes={nodes} selectedId={chosen} />
        )
      }
    >
      {(id) => (id === 'new' ? <NewCategory nodes={nodes} /> : <CategoryEditor key={id} id={id} />)}
    </SplitScreen>
  )
}
