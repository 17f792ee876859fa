import { loadSearch } from '~/features/catalogue/search/load-search.ts'
import { SearchScreen } from '~/features/catalogue/search/search-screen.tsx'
import { CarFilter } from '~/features/vehicles/car-filter.tsx'
import { browserPage, serverPage } from '~/session/load-page.ts'
import { loadTexts } from '~/session/messages.ts'
import { pageTrouble } from '~/session/page-trouble.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { unlessStaying } from '~/session/stay-here.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/search.ts'
import { renderAddButton } from './parts/add-button.tsx'
import { renderHour } from './parts/card-hour.tsx'
import { RecentlySeen } from './parts/recently-seen.tsx'

export const handle = { texts: await loadTexts(...routeTexts.search) } satisfies ShellHandle

export const loader = (args: Route.LoaderArgs) => loadSearch(serverPage(args))

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  loadSearch(browserPage(args)).catch(pageTrouble(args))

export const shouldRevalidate = unlessStaying

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('catalogue.seo.searchTitle'),
    description: t('catalogue.seo.searchDescription'),
  }))
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return (
    <SearchScreen
      search={loaderData}
      carFilter={<CarFilter />}
      renderAction={renderAddButton}
      renderNote={renderHour}
      whenEmpty={<RecentlySeen />}
    />
  )
}
