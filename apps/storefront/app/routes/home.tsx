import { BannerGroupView } from '~/features/content/banner-group-view.tsx'
import { homeBanners } from '~/features/content/banners.ts'
import { loadHomePages } from '~/features/content/content-pages.ts'
import { loadFaq } from '~/features/content/content-texts.ts'
import { FaqTeaser, faqTeaserLength } from '~/features/content/faq-teaser.tsx'
import { HelpStrip } from '~/features/content/help-strip.tsx'
import { HomeHeadings } from '~/features/content/home-headings.tsx'
import { HomePopup } from '~/features/content/home-popup.tsx'
import { browserPage, type PageSource, serverPage } from '~/session/load-page.ts'
import { pageFailure } from '~/shell/page-failure.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import { SearchForm } from '~/shell/search-form.tsx'
import { usePlace, useShop } from '~/shell/use-shop.ts'
import type { Route } from './+types/home.ts'

async function load(source: PageSource) {
  const [pages, faq] = await Promise.all([loadHomePages(source), loadFaq(source)])
  return { banners: homeBanners(pages, source.lang, source.shop.channel), faq: faq.slice(0, faqTeaserLength) }
}

export const loader = (args: Route.LoaderArgs) => load(serverPage(args)).catch(pageFailure)

export const clientLoader = (args: Route.ClientLoaderArgs) => load(browserPage(args)).catch(pageFailure)

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t, brand }) => ({
    title: t('shell.seo.homeTitle', { brand }),
    description: t('shell.seo.homeDescription'),
    isWholeTitle: true,
  }))
}

export default function HomeRoute({ loaderData: { banners, faq } }: Route.ComponentProps) {
  const { shop } = useShop()
  const place = usePlace()
  const hero = banners.groups.findIndex(({ kind }) => kind === 'top-image')
  const upToHero = banners.groups.slice(0, hero + 1)
  const afterHero = banners.groups.slice(hero + 1)

  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-4 lg:gap-10 lg:py-6">
      <HomeHeadings brand={shop.brandName} />
      <SearchForm className="lg:hidden" />
      {upToHero.map((group) => (
        <BannerGroupView key={group.kind} group={group} isFirst />
      ))}
      {afterHero.map((group) => (
        <BannerGroupView key={group.kind} group={group} />
      ))}
      <FaqTeaser entries={faq} />
      <HelpStrip shop={shop} />
      {banners.popup && place.isChosen && <HomePopup banner={banners.popup} />}
    </div>
  )
}
