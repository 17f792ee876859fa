/** Target of a code, by the slug of a category; with a percentage of its own in a campaign. */
export type DemoTarget = readonly [categorySlug: string, percent?: number]

export type DemoCode = {
  code: string
  name: { en: string; ar: string }
  type: 'percent' | 'amount' | 'gift'
  percent?: number
  rial?: string
  minimumRial?: string
  startsOn?: string
  endsOn?: string
  totalLimit?: number
  perCustomerLimit?: number
  withinHours?: number
  targets?: readonly DemoTarget[]
  /** False for a code that an operator has paused. */
  isActive?: boolean
}

/** One of every kind. The names are what the summary of an order shows. */
export const demoCodes: readonly DemoCode[] = [
  {
    code: 'welcome10',
    name: { en: '10% welcome discount', ar: 'خصم ترحيبي 10%' },
    type: 'percent',
    percent: 10,
    minimumRial: '5',
    perCustomerLimit: 1,
  },
  {
    code: 'save2',
    name: { en: '2 Rial off', ar: 'خصم ريالين' },
    type: 'amount',
    rial: '2',
    minimumRial: '10',
  },
  {
    code: 'summer25',
    name: { en: 'Summer 2025', ar: 'صيف 2025' },
    type: 'percent',
    percent: 25,
    startsOn: '2025-06-01',
    endsOn: '2025-08-31',
  },
  {
    code: 'eid2030',
    name: { en: 'Eid 2030', ar: 'عيد 2030' },
    type: 'percent',
    percent: 15,
    startsOn: '2030-02-04',
  },
  {
    code: 'falaj20',
    name: { en: 'Car wash week', ar: 'أسبوع غسيل السيارات' },
    type: 'percent',
    percent: 20,
    isActive: false,
    targets: [['car-wash']],
  },
  {
    code: 'bima',
    name: { en: 'Driver appreciation', ar: 'تقدير السائقين' },
    type: 'percent',
    targets: [
      ['engine-oil', 30],
      ['oil-filters', 40],
      ['oil-services', 50],
    ],
  },
  {
    code: 'insurance-gift',
    name: { en: 'Gift of your insurance', ar: 'هدية شركة التأمين' },
    type: 'gift',
    endsOn: '2025-09-30',
    totalLimit: 1,
    targets: [['engine-oil'], ['car-wash']],
  },
  {
    code: 'oil72',
    name: { en: 'Another 10% off engine oil', ar: 'خصم إضافي 10% على زيت المحرك' },
    type: 'percent',
    percent: 10,
    withinHours: 72,
    targets: [['engine-oil']],
  },
]

/** Gift cards by their code, with what is on them. */
export const demoGiftCards: readonly { code: string; rial: string; endsOn?: string }[] = [
  { code: 'gift-demo-25', rial: '25' },
  { code: 'gift-demo-3', rial: '3' },
  { code: 'gift-demo-old', rial: '10', endsOn: '2025-12-31' },
]
