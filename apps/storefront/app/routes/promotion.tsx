import { findCategoryPath } from '@warsha/contract/catalogue/category-tree.ts'
import { promotionThemeColour, sortOptions } from '@warsha/contract/constants.ts'
import { ProductGrid } from '~/features/catalogue/card/product-grid.tsx'
import { loadCategories } from '~/features/catalogue/categories/load-categories.ts'
import { NoProducts } from '~/features/catalogue/no-products.tsx'
import { loadProducts } from '~/features/catalogue/summary/load-products.ts'
import { loadPromotion } from '~/features/home/promotion.ts'
import { PromotionPage } from '~/features/home/promotion-page.tsx'
import { browserPage, type PageSource, serverPage } from '~/session/load-page.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { pageTrouble } from '~/session/page-trouble.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { unlessStaying } from '~/session/stay-here.ts'
import { pageFailure } from '~/shell/page-failure.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/promotion.ts'
import { renderAddButton } from './parts/add-button.tsx'
import { renderHour } from './parts/card-hour.tsx'

export const handle = {
  texts: await loadTexts(...routeTexts.promotion),
  themeColor: promotionThemeColour,
} satisfies ShellHandle

const bestSellers = sortOptions.find(({ label }) => label === 'best_seller')

async function load(source: PageSource) {
  const [promotion, { tree }] = await Promise.all([loadPromotion(source), loadCategories(source)])
  const category = findCategoryPath(tree, { category: promotion.category })?.at(-1)
  const { products } = category
    ? await loadProducts(source, { categoryId: category.id, sort: bestSellers })
    : { products: [] }
  return { promotion, products }
}

export const loader = (args: Route.LoaderArgs) => load(serverPage(args)).catch(pageFailure)

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  load(browserPage(args)).catch(pageTrouble(args)).catch(pageFailure)

export const shouldRevalidate = unlessStaying

export function meta(args: Route.MetaArgs) {
  const promotion = args.loaderData?.promotion
  return pageMeta(args, ({ t }) => ({
    title: promotion?.title ?? t('home.seo.promotionTitle'),
    description: promotion?.text ?? t('catalogue.seo.listingDescription'),
    path: '/promotion',
    image: promotion?.picture,
  }))
}

export default function PromotionRoute({ loaderData: { promotion, products } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <PromotionPage
      promotion={promotion}
      products={
        products.length > 0 ? (
          <ProductGrid
            label={t('home.promotion.products')}
            products={products}
            renderAction={renderAddButton}
            renderNote={renderHour}
          />
        ) : (
          <NoProducts />
        )
      }
    />
  )
}
