import { type Category, findCategoryPath } from '@warsha/contract/catalogue/category-tree.ts'
import { ListingScreen } from '~/features/catalogue/listing/listing-screen.tsx'
import { categoryAddress, categoryQuery, searchOf } from '~/features/catalogue/listing-state/listing-query.ts'
import { loadListing, openListing } from '~/features/catalogue/listing-state/load-listing.ts'
import { CarFilter } from '~/features/vehicles/car-filter.tsx'
import { breadcrumbData } from '~/seo/structured-data.ts'
import { browserPage, serverPage } from '~/session/load-page.ts'
import { loadTexts } from '~/session/messages.ts'
import { pageTrouble } from '~/session/page-trouble.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { unlessStaying } from '~/session/stay-here.ts'
import { pageFailure } from '~/shell/page-failure.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/products.ts'
import { renderAddButton } from './parts/add-button.tsx'
import { renderHour } from './parts/card-hour.tsx'
import { RecentlySeen } from './parts/recently-seen.tsx'

export const handle = { texts: await loadTexts(...routeTexts.products) } satisfies ShellHandle

export const loader = (args: Route.LoaderArgs) => loadListing(serverPage(args)).catch(pageFailure)

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  openListing(browserPage(args)).catch(pageTrouble(args))

export const shouldRevalidate = unlessStaying

export function meta(args: Route.MetaArgs) {
  const query = new URLSearchParams(args.location.search)
  const wish = { category: query.get('category'), cat: query.get('cat') }
  const path = findCategoryPath(args.loaderData?.categories.tree ?? [], wish)
  const active = path?.at(-1)
  return pageMeta(args, ({ t, brand, ...page }) => ({
    title: active?.label ?? t('catalogue.seo.listingTitle'),
    description: active
      ? t('catalogue.seo.categoryDescription', { category: active.label })
      : t('catalogue.seo.listingDescription'),
    query: searchOf(categoryQuery(path ?? [])),
    image: active?.image ?? undefined,
    data: active ? [breadcrumbData([{ name: brand, path: '/' }, ...stepsOf(path ?? [])], page)] : [],
    // An address that names no category of ours is no page to be found.
    isPrivate: path === null,
  }))
}

function stepsOf(path: readonly Category[]) {
  return path.map(({ label }, at) => ({
    name: label,
    path: categoryAddress(path.slice(0, at + 1)),
  }))
}

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ListingScreen
      listing={loaderData}
      carFilter={<CarFilter />}
      renderAction={renderAddButton}
      renderNote={renderHour}
      whenEmpty={<RecentlySeen />}
    />
  )
}
