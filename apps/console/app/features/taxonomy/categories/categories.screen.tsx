import { useQuery } from '@tanstack/react-query'
import { listCategoriesCall } from '@warsha/contract/console/catalogue/categories.calls.ts'
import { buttonClass } from '@warsha/ui/button.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { ListIcon } from '@warsha/ui/shop-icons.tsx'
import { Link, useParams } from 'react-router'
import { DetailState } from '~/components/detail-states.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { Panel } from '~/components/panel.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { BackToList, ListColumn } from '../split-screen.tsx'
import { CategoryEditor } from './category-editor.tsx'
import { CategoryTree } from './category-tree.tsx'
import { NewCategory } from './new-category.tsx'

export const handle = { texts: await loadTexts('console-taxonomy') }

/** The tree, with the editor of the chosen category beside it. */
export default function CategoriesScreen() {
  const { t } = useTranslation()
  const may = useMay()
  const { id } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => ask(listCategoriesCall, { signal }),
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  return (
    <div className="grid gap-4 px-3 pt-4 lg:px-5">
      <PageTitle>{t('console-taxonomy.categories.title')}</PageTitle>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-xl font-bold leading-heading">{t('console-taxonomy.categories.title')}</h1>
        {may('catalogue.write') && (
          <Link to="/categories/new" className={classNames('ms-auto', buttonClass({ size: 'small' }))}>
            {t('console-taxonomy.categories.new')}
          </Link>
        )}
      </header>
      <div className="grid items-start gap-4 xl:grid-cols-[26rem_minmax(0,1fr)]">
        <ListColumn isChosen={id !== undefined}>
          <Panel title={t('console-taxonomy.categories.tree')}>
            {data.data.length === 0 ? (
              <p className="text-muted">{t('console-taxonomy.categories.empty')}</p>
            ) : (
              <CategoryTree nodes={data.data} selectedId={id} />
            )}
          </Panel>
        </ListColumn>
        <div className="min-w-0">
          {id !== undefined && <BackToList to="/categories" title={t('console-taxonomy.categories.title')} />}
          {id === undefined && (
            <EmptyState
              icon={ListIcon}
              title={t('console-taxonomy.categories.choose')}
              text={t('console-taxonomy.categories.chooseText')}
            />
          )}
          {id === 'new' && <NewCategory nodes={data.data} />}
          {id !== undefined && id !== 'new' && <CategoryEditor key={id} id={id} />}
        </div>
      </div>
    </div>
  )
}
