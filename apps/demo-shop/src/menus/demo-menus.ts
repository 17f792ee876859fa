export type DemoMenuItem = {
  readonly name: readonly [en: string, ar: string]
  readonly category?: string
  readonly collection?: string
  readonly page?: string
  readonly url?: string
  readonly children?: readonly DemoMenuItem[]
}

type DemoMenu = { readonly slug: string; readonly name: string; readonly items: readonly DemoMenuItem[] }

/** The slugs are those that storefronts for Saleor ask for. */
export const demoMenus: readonly DemoMenu[] = [
  {
    slug: 'navbar',
    name: 'Navigation bar',
    items: [
      {
        name: ['Engine oil', 'زيت المحرك'],
        category: 'engine-oil',
        children: [
          {
            name: ['Fully synthetic', 'صناعي بالكامل'],
            category: 'fully-synthetic',
            children: [{ name: ['5W-30', '5W-30'], category: 'oil-5w-30' }],
          },
          { name: ['Semi-synthetic', 'شبه صناعي'], category: 'semi-synthetic' },
          { name: ['Mineral', 'معدني'], category: 'mineral' },
        ],
      },
      { name: ['Tyres', 'الإطارات'], category: 'tyres' },
      { name: ['Batteries', 'البطاريات'], category: 'batteries' },
      { name: ['Services', 'الخدمات'], category: 'services' },
      { name: ['Offers', 'العروض'], collection: 'offers' },
    ],
  },
  {
    slug: 'footer',
    name: 'Footer',
    items: [
      {
        name: ['Shop', 'التسوّق'],
        children: [
          { name: ['Featured products', 'منتجات مختارة'], collection: 'featured-products' },
          { name: ['Parts', 'قطع الغيار'], category: 'parts' },
          { name: ['Accessories', 'الإكسسوارات'], category: 'accessories' },
        ],
      },
      {
        name: ['About us', 'من نحن'],
        children: [
          { name: ['About the shop', 'عن المتجر'], page: 'about' },
          { name: ['How booking works', 'كيف يعمل الحجز'], page: 'how-booking-works' },
          { name: ['Delivery and returns', 'التوصيل والإرجاع'], page: 'delivery-and-returns' },
        ],
      },
    ],
  },
]
