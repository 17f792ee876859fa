import { NoAnswerError } from '@warsha/contract/client/transport.ts'
import { sortOptions } from '@warsha/contract/constants.ts'
import { Suspense, useEffect } from 'react'
import { Await, data, redirect } from 'react-router'
import { AddToCartButton } from '~/features/cart/add-to-cart-button.tsx'
import { loadProduct, openProduct } from '~/features/catalogue/detail/load-product.ts'
import { productHead } from '~/features/catalogue/detail/product-head-data.ts'
import type { ProductView } from '~/features/catalogue/detail/product-view.ts'
import { loadFulfilmentOptions, type ServiceOption } from '~/features/catalogue/detail/service-options.ts'
import { categoryAddress } from '~/features/catalogue/listing-state/listing-query.ts'
import { GoHome } from '~/features/catalogue/product/go-home.tsx'
import { ProductPage } from '~/features/catalogue/product/product-page.tsx'
import { ProductSkeleton } from '~/features/catalogue/product/product-skeleton.tsx'
import { reportMissingProduct } from '~/features/catalogue/product/report-missing-product.ts'
import { ServiceWaysList, ServiceWaysSkeleton } from '~/features/catalogue/product/service-options-list.tsx'
import { ShareButton } from '~/features/catalogue/share/share-button.tsx'
import { loadProducts } from '~/features/catalogue/summary/load-products.ts'
import type { ProductSummary } from '~/features/catalogue/summary/product-summary.ts'
import { FitNote } from '~/features/vehicles/fit-note.tsx'
import { isAbort } from '~/session/exchange.ts'
import { currentLang } from '~/session/language.ts'
import { browserPage, type PageSource, serverPage } from '~/session/load-page.ts'
import { localePath } from '~/session/locale-path.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { goTo } from '~/session/navigator.ts'
import { goToOverloadPage } from '~/session/overload.ts'
import { isOverload, pageTrouble } from '~/session/page-trouble.ts'
import { variantParameter } from '~/session/product-path.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { rememberSeen } from '~/session/seen-products.ts'
import { showErrors } from '~/session/show-errors.ts'
import { unlessStaying } from '~/session/stay-here.ts'
import { NotFoundPage } from '~/shell/not-found-page.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import { usePlace, useShop } from '~/shell/use-shop.ts'
import type { Route } from './+types/product.ts'
import { BookService } from './parts/book-service.tsx'
import { ProductRow } from './parts/product-row.tsx'
import { RecentlySeen } from './parts/recently-seen.tsx'
import { SoonestOfProduct } from './parts/soonest-of-product.tsx'
import { TellMeWhenBack } from './parts/tell-me-when-back.tsx'

export const handle = { texts: await loadTexts(...routeTexts.product) } satisfies ShellHandle

const nothingMore: Extras = { ways: [], siblings: [] }

/** An unknown product is a page that is not there, for search engines; a shopper with a browser is sent home. */
export async function loader(args: Route.LoaderArgs) {
  const source = serverPage(args)
  const product = await loadProduct(source, args.params.id).catch(() => {
    throw redirect(localePath(source.lang, '/'))
  })
  if (!product) return data({ product, extras: nothingMore }, { status: 404 })
  return data({ product, extras: await loadExtras(source, product) })
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const source = browserPage(args)
  const home = localePath(source.lang, '/')
  const { product } = await openProduct(source, args.params.id)
    .catch(pageTrouble(args))
    .catch((error: unknown) => {
      if (isAbort(error) || error instanceof NoAnswerError) throw error
      showErrors(error)
      throw redirect(home)
    })
  if (!product) {
    reportMissingProduct()
    throw redirect(home)
  }
  if (!(product instanceof Promise)) return { product, extras: loadExtras(source, product) }
  const extras = product.then(
    (known) => (known ? loadExtras(source, known) : nothingMore),
    () => nothingMore,
  )
  return { product: product.catch(failLate), extras }
}

export const shouldRevalidate = unlessStaying

/** The page is open by now, without its product. That it failed does not mean that the shop has it no more. */
function failLate(error: unknown): Promise<never> {
  if (isAbort(error) || error instanceof NoAnswerError) throw error
  if (isOverload(error)) {
    goToOverloadPage()
  } else {
    showErrors(error)
    goTo(localePath(currentLang(), '/'), { replace: true })
  }
  return new Promise(() => {})
}

export function meta(args: Route.MetaArgs) {
  const product = args.loaderData?.product
  const variantId = new URLSearchParams(args.location.search).get(variantParameter)
  return pageMeta(args, (words) => {
    if (product && !(product instanceof Promise)) return productHead(product, { ...words, variantId })
    const { t } = words
    return {
      title: t('catalogue.seo.listingTitle'),
      description: t('catalogue.seo.listingDescription'),
      isPrivate: true,
    }
  })
}

export default function ProductRoute({ loaderData: { product, extras }, params }: Route.ComponentProps) {
  if (!product) return <Missing />
  if (!(product instanceof Promise)) return <Product product={product} extras={extras} />
  return (
    <Suspense key={params.id} fallback={<ProductSkeleton />}>
      <Await resolve={product}>
        {(known) => (known ? <Product product={known} extras={extras} isLate /> : <Missing />)}
      </Await>
    </Suspense>
  )
}

type Extras = { ways: ServiceOption[]; siblings: ProductSummary[] }

async function loadExtras(source: PageSource, product: ProductView): Promise<Extras> {
  const [ways, siblings] = await Promise.all([
    loadFulfilmentOptions(source, product.id),
    loadSiblings(source, product).catch(() => []),
  ])
  return { ways, siblings }
}

const maxSiblings = 12
const enoughSiblings = 6
const bestSellers = sortOptions.find(({ label }) => label === 'best_seller')

/** Others of its category, best sellers first; where they are few, those of the category above follow. */
async function loadSiblings(source: PageSource, { id, path }: ProductView): Promise<ProductSummary[]> {
  const others = new Map<string, ProductSummary>()
  for (const category of path.slice(-3).reverse()) {
    const question = { categoryId: category.id, sort: bestSellers, first: maxSiblings + 1 }
    const { products } = await loadProducts(source, question)
    for (const product of products) if (product.id !== id) others.set(product.id, product)
    if (others.size >= enoughSiblings) break
  }
  return [...others.values()].slice(0, maxSiblings)
}

type ProductProps = { product: ProductView; extras: Extras | Promise<Extras>; isLate?: boolean }

function Product({ product, extras, isLate = false }: ProductProps) {
  const { t } = useTranslation()
  const { stateName } = usePlace()
  useLateTitle(isLate ? product.name : null)
  useEffect(() => rememberSeen(product.id), [product.id])
  return (
    <ProductPage
      key={product.id}
      product={product}
      placeName={stateName}
      share={<ShareButton productId={product.id} productName={product.name} hasOutline />}
      addButton={({ product: line, available, pieces }) =>
        product.isService ? (
          <BookService key={line.variantId} product={line} available={available} />
        ) : (
          <AddToCartButton product={line} quantityAvailable={available} pieces={pieces} size="step" hasIcon />
        )
      }
      fitNote={({ variantId, available, pieces, setPieces }) => (
        <>
          <FitNote
            variantId={variantId}
            available={available}
            pieces={pieces}
            onPieces={setPieces}
            fittingPath={categoryAddress(product.path)}
          />
          {!product.isService && (
            <Suspense fallback={<div className="min-h-21" />}>
              <Await resolve={extras}>
                {({ ways }) => (
                  <SoonestOfProduct product={product} variantId={variantId} pieces={pieces} ways={ways} />
                )}
              </Await>
            </Suspense>
          )}
        </>
      )}
      ways={
        <Suspense fallback={<ServiceWaysSkeleton />}>
          <Await resolve={extras}>{({ ways }) => <ServiceWaysList ways={ways} place={stateName} />}</Await>
        </Suspense>
      }
      whenSoldOut={(variantId) => (
        <TellMeWhenBack key={variantId} productId={product.id} variantId={variantId} />
      )}
      siblings={
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <Suspense>
            <Await resolve={extras}>
              {({ siblings }) => <ProductRow title={t('product.siblings')} products={siblings} />}
            </Await>
          </Suspense>
          <RecentlySeen without={product.id} />
        </div>
      }
    />
  )
}

/** The router names the page before a slow product is there. */
function useLateTitle(name: string | null): void {
  const { t, lang } = useTranslation()
  const { shop } = useShop()
  const title = name && t('shell.titleWithBrand', { title: name, brand: shop.brandName[lang] })
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}

function Missing() {
  return (
    <GoHome>
      <NotFoundPage />
    </GoHome>
  )
}
