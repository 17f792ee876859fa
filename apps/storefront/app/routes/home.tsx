import { type Category, findCategoryPath } from '@warsha/contract/catalogue/category-tree.ts'
import { defaultTopCategory, sortOptions } from '@warsha/contract/constants.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { CategoryBrowser } from '~/features/catalogue/categories/category-browser.tsx'
import { type KnownCategories, loadCategories } from '~/features/catalogue/categories/load-categories.ts'
import { loadProducts } from '~/features/catalogue/summary/load-products.ts'
import type { ProductSummary } from '~/features/catalogue/summary/product-summary.ts'
import { BannerGroupView } from '~/features/content/banner-group-view.tsx'
import { type Banner, homeBanners } from '~/features/content/banners.ts'
import { type ContentPage, loadHomePages } from '~/features/content/content-pages.ts'
import { loadFaq } from '~/features/content/content-texts.ts'
import { FaqTeaser, faqTeaserLength } from '~/features/content/faq-teaser.tsx'
import { HelpStrip } from '~/features/content/help-strip.tsx'
import { HomePopup } from '~/features/content/home-popup.tsx'
import { bannerProductIds, leadingBanners } from '~/features/content/leading-banners.ts'
import { TopBanners } from '~/features/content/top-banners.tsx'
import { HomeHeadings } from '~/features/home/home-headings.tsx'
import { loadOilBrands } from '~/features/home/oil-brands.ts'
import { loadProductSliders } from '~/features/home/product-sliders.ts'
import { SortLinks } from '~/features/home/sort-links.tsx'
import { TourOffer } from '~/features/home/tour-offer.tsx'
import { useWelcomeTour } from '~/features/home/use-welcome-tour.ts'
import { shopData } from '~/seo/structured-data.ts'
import { browserPage, type PageSource, serverPage } from '~/session/load-page.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { pageTrouble } from '~/session/page-trouble.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { unlessStaying } from '~/session/stay-here.ts'
import { isFetched } from '~/session/use-lazy-open.ts'
import { pageFailure } from '~/shell/page-failure.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import { SearchForm } from '~/shell/search-form.tsx'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import { usePlace, useShop } from '~/shell/use-shop.ts'
import type { Route } from './+types/home.ts'
import { BelowFold } from './parts/below-fold.tsx'
import { ProductRow } from './parts/product-row.tsx'
import { RecentlySeen } from './parts/recently-seen.tsx'
import { SoonestAtHome } from './parts/soonest-at-home.tsx'

export const handle = { texts: await loadTexts(...routeTexts.home) } satisfies ShellHandle

const loadTour = async () => ({
  default: (await import('~/features/home/welcome-tour.tsx')).WelcomeTour,
})
const WelcomeTour = lazy(loadTour)

async function load(source: PageSource) {
  const [pages, faq, oilBrands, catalogue] = await Promise.all([
    loadHomePages(source),
    loadFaq(source).then((entries) => entries.slice(0, faqTeaserLength)),
    loadOilBrands(source),
    loadCatalogue(source),
  ])
  const banners = await loadBanners(source, pages, catalogue.categories)
  return { banners, faq, oilBrands, ...catalogue }
}

/** Those that lead to something in the shopper's place. */
async function loadBanners(source: PageSource, pages: ContentPage[], { tree, problem }: KnownCategories) {
  const banners = homeBanners(pages, source)
  // Without the categories nobody knows, and a banner too many is better than none.
  if (problem) return banners
  const ids = bannerProductIds(banners)
  const sold = ids.length > 0 ? await loadProducts(source, { ids }) : { products: [] }
  return leadingBanners(banners, { categories: tree, productIds: sold.products.map(({ id }) => id) })
}

/** Categories, and the rows of products of the one that is open. */
async function loadCatalogue(source: PageSource) {
  const categories = await loadCategories(source)
  const top = topCategory(categories.tree, source.url.searchParams)
  const sliders = await loadProductSliders(source, top?.id).catch(() => [])
  const ids = [...new Set(sliders.flatMap(({ productIds }) => productIds))]
  const [{ products }, service] = await Promise.all([
    ids.length > 0 ? loadProducts(source, { ids }) : { products: [] },
    loadBestService(source),
  ])
  return { categories, sliders, products, service }
}

const bestSellers = sortOptions.find(({ label }) => label === 'best_seller')

/** A service among the best sellers of the shopper's place. The page can do without it, so a failure is none. */
async function loadBestService(source: PageSource): Promise<ProductSummary | undefined> {
  const question = { sort: bestSellers, first: 12 }
  const { products } = await loadProducts(source, question).catch(() => ({ products: [] }))
  return products.find(({ isService, quantityAvailable }) => isService && quantityAvailable > 0)
}

function topCategory(tree: readonly Category[], query: URLSearchParams): Category | undefined {
  const path = findCategoryPath(tree, { category: query.get('category'), cat: query.get('cat') })
  return path?.[0] ?? tree.find(({ name }) => name === defaultTopCategory)
}

export const loader = (args: Route.LoaderArgs) => load(serverPage(args)).catch(pageFailure)

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  load(browserPage(args)).catch(pageTrouble(args)).catch(pageFailure)

export const shouldRevalidate = unlessStaying

export function meta(args: Route.MetaArgs) {
  const hero = args.loaderData?.banners.groups.find(({ kind }) => kind === 'top-image')?.banners[0]
  return pageMeta(args, ({ t, brand, lang, origin }) => ({
    title: t('shell.seo.homeTitle', { brand }),
    description: t('shell.seo.homeDescription'),
    isWholeTitle: true,
    image: hero?.media.kind === 'image' ? hero.media.desktop : undefined,
    data: [shopData(brand, { origin, lang })],
  }))
}

export default function HomeRoute({
  loaderData: { banners, faq, oilBrands, ...catalogue },
}: Route.ComponentProps) {
  const { lang } = useTranslation()
  const { shop } = useShop()
  const [query] = useSearchParams()
  const { categories, sliders, products, service } = catalogue
  const top = topCategory(categories.tree, query)
  const hero = banners.groups.findIndex(({ kind }) => kind === 'top-image')
  const groupsBelow = banners.groups.slice(hero + 1)
  const [firstRow, ...rows] = sliders.map(({ id, title, productIds }, at) => (
    <BelowFold key={id} isFirst={at === 0}>
      <ProductRow title={title} products={pick(products, productIds)} />
    </BelowFold>
  ))

  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-3.5 pt-3 pb-4 sm:gap-6 sm:pt-4 lg:py-6">
      <HomeHeadings brand={shop.brandName[lang]} oilBrands={oilBrands} />
      <SearchForm className="lg:hidden" />
      <TopBanners groups={banners.groups.slice(0, hero + 1)} />
      <div data-tour="categories">
        <CategoryBrowser categories={categories} path={top ? [top] : []} isHome />
      </div>
      {/* Products stand in the first screen, before more ways to look for them. */}
      {firstRow}
      <SoonestAtHome product={service} />
      <SortLinks category={top?.name} />
      {inTurn(
        groupsBelow.map((group) => (
          <BelowFold key={group.kind}>
            <BannerGroupView group={group} />
          </BelowFold>
        )),
        rows,
      )}
      <RecentlySeen />
      <BelowFold>
        <FaqTeaser entries={faq} />
      </BelowFold>
      <BelowFold>
        <HelpStrip shop={shop} />
      </BelowFold>
      <Welcome popup={banners.popup} />
    </div>
  )
}

/** One of each, as long as there are any: rows of products and banners make a better page than all of one kind. */
function inTurn(banners: readonly ReactNode[], rows: readonly ReactNode[]): ReactNode[] {
  const longest = Math.max(rows.length, banners.length)
  return Array.from({ length: longest }, (_, at) => [banners[at], rows[at]]).flat()
}

function pick(products: readonly ProductSummary[], ids: readonly string[]): ProductSummary[] {
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? [])
}

/** The tour is offered to who is new; the announcement is for another page view, not for the moment after. */
function Welcome({ popup }: { popup: Banner | null }) {
  const { isChosen } = usePlace()
  const tour = useWelcomeTour(isChosen, (again) => isFetched(loadTour, again))
  if (tour.state === 'offered') return <TourOffer onStart={tour.start} onDecline={tour.end} />
  if (tour.state === 'running') {
    return (
      <Suspense>
        <WelcomeTour onEnd={tour.end} />
      </Suspense>
    )
  }
  return tour.state === 'over' && popup && <HomePopup banner={popup} />
}
