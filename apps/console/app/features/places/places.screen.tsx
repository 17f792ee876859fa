import { buttonClass } from '@warsha/ui/button.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { Link, useSearchParams } from 'react-router'
import { PageTitle } from '~/components/page-title.tsx'
import { Panel } from '~/components/panel.tsx'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { useSettled } from '~/session/use-settled.ts'
import { PlaceRow } from './place-row.tsx'
import { PlaceTree } from './place-tree.tsx'
import { PlacesWithin } from './places-within.tsx'
import { useFoundPlaces } from './use-places.ts'

export const handle = { texts: await loadTexts('console-places') }

/** Countries to regions as a tree, or those whose name has the searched words. */
export default function PlacesScreen() {
  const { t } = useTranslation()
  const may = useMay()
  const [params, setParams] = useSearchParams()
  const typed = params.get('search') ?? ''
  return (
    <div className="grid gap-4 px-3 py-4 lg:px-5">
      <PageTitle>{t('console-places.title')}</PageTitle>
      <header className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-xl font-bold leading-heading">{t('console-places.title')}</h1>
          <p className="text-muted">{t('console-places.text')}</p>
        </div>
        {may('settings.write') && (
          <Link to="/places/new?kind=country" className={buttonClass({ size: 'small' })}>
            {t('console-places.add.country')}
          </Link>
        )}
      </header>
      <TextField
        type="search"
        label={t('console-places.search')}
        autoComplete="off"
        maxLength={100}
        className="max-w-md"
        value={typed}
        onChange={({ target }) => setParams(target.value ? { search: target.value } : {}, { replace: true })}
      />
      {typed.trim() ? (
        <FoundPlaces search={typed.trim()} />
      ) : (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <Panel title={t('console-places.tree')}>
            <PlaceTree />
          </Panel>
          {may('settings.write') && <PlacesWithin parent={undefined} />}
        </div>
      )}
    </div>
  )
}

function FoundPlaces({ search }: { search: string }) {
  const { t } = useTranslation()
  const { data } = useFoundPlaces(useSettled(search))
  if (!data) return null
  return (
    <Panel title={t('console-places.found', { count: data.page.total })}>
      {data.data.length === 0 && <p className="text-muted">{t('console-places.none')}</p>}
      <ul aria-label={t('console-places.title')}>
        {data.data.map((place) => (
          <li key={`${place.kind}:${place.id}`} className="border-t border-line first:border-t-0">
            <PlaceRow place={place} hasPath />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
