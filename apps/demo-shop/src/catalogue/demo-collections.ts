import { demoSliders } from './demo-sliders.ts'
import type { DemoCollection } from './demo-types.ts'

/** Home pages written for Saleor show `featured-products`. */
export const demoCollections: readonly DemoCollection[] = [
  {
    slug: 'featured-products',
    name: { en: 'Featured products', ar: 'منتجات مختارة' },
    description: {
      en: 'What drivers in Oman buy and book most often.',
      ar: 'أكثر ما يشتريه السائقون في عُمان ويحجزونه.',
    },
    category: 'automobile',
    products: productsOf('best-sellers'),
  },
  {
    slug: 'offers',
    name: { en: 'Offers', ar: 'العروض' },
    description: {
      en: 'Reduced for a while: parts, care and services.',
      ar: 'بأسعار مخفّضة لفترة محدودة: قطع غيار وعناية وخدمات.',
    },
    category: 'parts',
    products: productsOf('offers'),
  },
  {
    slug: 'for-the-road',
    name: { en: 'For the road', ar: 'للطريق' },
    description: {
      en: 'Small things for a long drive through the desert.',
      ar: 'لوازم صغيرة لرحلة طويلة عبر الصحراء.',
    },
    category: 'accessories',
    products: productsOf('for-the-road'),
  },
]

function productsOf(slider: (typeof demoSliders)[number]['slug']): readonly string[] {
  return demoSliders.find(({ slug }) => slug === slider)?.products ?? []
}
