import type { RestServiceCentre } from '@warsha/contract/booking/service-centres.rest.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import { useTranslation } from '~/session/messages.ts'
import { useMorePages } from '~/session/use-more-pages.ts'
import { CentreCard } from './centre-card.tsx'
import type { CentresList, Page } from './load-centres.ts'
import { MoreButton } from './more-button.tsx'
import { NoCentres } from './no-centres.tsx'

export type CentresListPageProps = CentresList & {
  placeName: string
  loadMore: (page: number, signal: AbortSignal) => Promise<Page<RestServiceCentre>>
}

export function CentresListPage({ name, centres, placeName, loadMore }: CentresListPageProps) {
  const { t } = useTranslation()
  const more = useMorePages(centres, loadMore)
  if (centres.total === 0) return <NoCentres title={t('centres.empty.ofOne', { place: placeName })} />
  return (
    <div className="page-width py-5 lg:py-8">
      <h2 className="text-xl font-bold leading-heading lg:text-2xl">
        {t('centres.listTitle', { name: isolateName(name), place: placeName })}
      </h2>
      <p className="mt-0.5 text-sm text-muted" role="status">
        {t('centres.count', { count: centres.total })}
      </p>
      <ul className="mt-4 grid items-start gap-3 md:grid-cols-2 lg:gap-4 xl:grid-cols-3">
        {more.page.items.map((centre) => (
          <li key={centre.id}>
            <CentreCard centre={centre} />
          </li>
        ))}
      </ul>
      <MoreButton {...more} />
    </div>
  )
}
