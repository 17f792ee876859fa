import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { noBaisa } from '@warsha/contract/money/baisa.ts'
import type { Translate } from '@warsha/i18n/translate.ts'
import { plainText } from '@warsha/ui/rich-text.tsx'
import type { PageHead } from '~/seo/page-head.ts'
import { breadcrumbData, productData, type SoldVariant } from '~/seo/structured-data.ts'
import { variantParameter } from '~/session/product-path.ts'
import { categoryAddress } from '../listing-state/listing-query.ts'
import { type ProductView, type VariantView, variantToOffer } from './product-view.ts'

type Words = { t: Translate; lang: Locale; origin: string; variantId: string | null }

const descriptionLength = 155

/** Head of a product's page, for search engines and shared links. */
export function productHead(product: ProductView, { t, lang, origin, variantId }: Words): PageHead {
  const path = productAddress(product.id)
  const variant = variantToOffer(product.variants, variantId)
  const description = describe(product, variant, { t, lang })
  const page = { origin, lang }
  return {
    title: product.name,
    description,
    path,
    image: variant?.pictures[0]?.url,
    type: 'product',
    data: [
      productData(
        {
          name: product.name,
          description: introOf(product) ?? description,
          path,
          pictures: (variant?.pictures ?? product.pictures).map(({ url }) => url),
          brand: product.facts.find(({ slug }) => slug === 'brand')?.values[0] ?? null,
          offers: product.variants.map((each) => toSoldVariant(each, product.id)),
        },
        page,
      ),
      breadcrumbData(
        [
          { name: t('shell.bottomBar.home'), path: '/' },
          ...product.path.map(({ label }, at) => ({
            name: label,
            path: categoryAddress(product.path.slice(0, at + 1)),
          })),
          { name: product.name, path },
        ],
        page,
      ),
    ],
  }
}

function productAddress(id: string): string {
  return `/product/${encodeURIComponent(id)}`
}

function toSoldVariant(
  { id, label, payable, available, pictures }: VariantView,
  productId: string,
): SoldVariant {
  const query = new URLSearchParams({ [variantParameter]: id })
  return {
    name: label,
    path: `${productAddress(productId)}?${query}`,
    picture: pictures[0]?.url ?? null,
    payable,
    available,
  }
}

/** Name and price first, because search results cut long texts. */
function describe(
  product: ProductView,
  offer: VariantView | undefined,
  { t, lang }: Pick<Words, 't' | 'lang'>,
): string {
  const text = t('catalogue.seo.productDescription', {
    product: isolate(product.name),
    price: isolate(formatPrice(offer?.payable ?? noBaisa, lang).text),
  })
  const intro = introOf(product)
  const whole = intro ? `${text} ${intro}` : text
  return whole.length > descriptionLength && intro ? text : whole
}

function introOf({ description }: ProductView): string | null {
  const first = description.find((block) => block.type === 'paragraph')
  return first?.type === 'paragraph' ? plainText(first.data.text) : null
}
