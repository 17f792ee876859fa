import type { RestNextSlot } from '@warsha/contract/booking/first-slots.rest.ts'
import type { RestServiceCentre } from '@warsha/contract/booking/service-centres.rest.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useMorePages } from '~/session/use-more-pages.ts'
import { CentreCard } from './centre-card.tsx'
import type { CentresList, Page } from './load-centres.ts'
import { MoreButton } from './more-button.tsx'
import { NearMeButton } from './near-me-button.tsx'
import { NoCentres } from './no-centres.tsx'
import { type NextSlots, useNextSlots } from './use-next-slots.ts'

export type CentresListPageProps = CentresList & {
  place: { stateId: number; stateName: string }
  loadMore: (page: number, signal: AbortSignal) => Promise<Page<RestServiceCentre>>
  /** The way to book at a centre; services are another feature, so the route passes it in. */
  renderBook: (centre: RestServiceCentre, slot: RestNextSlot) => ReactNode
}

export function CentresListPage({ name, centres, place, loadMore, renderBook }: CentresListPageProps) {
  const { t } = useTranslation()
  const more = useMorePages(centres, loadMore)
  const { slots, hasFailed, isNear, setPosition } = useNextSlots(place.stateId)
  if (centres.total === 0) return <NoCentres title={t('centres.empty.ofOne', { place: place.stateName })} />
  return (
    <div className="page-width py-5 lg:py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-xl font-bold leading-heading lg:text-2xl">
            {t('centres.listTitle', { name: isolateName(name), place: place.stateName })}
          </h2>
          <p className="mt-0.5 text-sm text-muted" role="status">
            {t('centres.count', { count: centres.total })}
          </p>
        </div>
        <NearMeButton isOn={isNear} onPosition={setPosition} />
      </div>
      <ul className="mt-4 grid gap-3 md:grid-cols-2 lg:gap-4 xl:grid-cols-3">
        {sortByDistance(more.page.items, slots).map((centre) => (
          <li key={centre.id}>
            <CentreCard
              centre={centre}
              slot={slots?.get(centre.id)}
              hasSlots={!hasFailed}
              renderBook={renderBook}
            />
          </li>
        ))}
      </ul>
      <MoreButton {...more} />
    </div>
  )
}

/** The closest first; in the order of the list while distances are not known. */
function sortByDistance(
  centres: readonly RestServiceCentre[],
  slots: NextSlots | null,
): readonly RestServiceCentre[] {
  const distanceOf = ({ id }: RestServiceCentre) => slots?.get(id)?.distance_km ?? 0
  return centres.toSorted((one, other) => distanceOf(one) - distanceOf(other))
}
