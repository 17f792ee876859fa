import type { OrderStatus, PaymentStatus } from '@warsha/server/modules/orders/index.ts'

/** A notification to the customer with a history about an order, so many days after it was placed. */
export type DemoOrderNotice = {
  readonly order: number
  readonly afterDays: number
  readonly isSeen: boolean
  readonly about: 'placed' | { readonly status: OrderStatus } | { readonly payment: PaymentStatus }
}

export const demoOrderNotices: readonly DemoOrderNotice[] = [
  { order: 10164, afterDays: 0, isSeen: true, about: 'placed' },
  { order: 10164, afterDays: 1, isSeen: true, about: { status: 'FULFILLED' } },
  { order: 10164, afterDays: 2, isSeen: true, about: { payment: 'PARTIALLY_REFUNDED' } },
  { order: 10171, afterDays: 0, isSeen: true, about: 'placed' },
  { order: 10171, afterDays: 1, isSeen: true, about: { status: 'FULFILLED' } },
  { order: 10176, afterDays: 0, isSeen: true, about: 'placed' },
  { order: 10176, afterDays: 1, isSeen: false, about: { status: 'PARTIALLY_FULFILLED' } },
  { order: 10179, afterDays: 0, isSeen: false, about: 'placed' },
  { order: 10182, afterDays: 0, isSeen: false, about: 'placed' },
]

/** News for all customers, for those in Muscat, or for the customer with a history alone. */
export type DemoNews = {
  readonly name: string
  readonly to: 'everybody' | 'muscat' | 'known'
  readonly daysAgo: number
  readonly expiresInDays?: number
  readonly subject: { readonly en: string; readonly ar: string }
  readonly message: { readonly en: string; readonly ar: string }
  readonly link?: string
}

export const demoNews: readonly DemoNews[] = [
  {
    name: 'welcome',
    to: 'everybody',
    daysAgo: 12,
    subject: { en: 'Welcome to the shop', ar: 'أهلًا بك في المتجر' },
    message: {
      en: '<p>Choose your car once, and see <b>what fits it</b>. Book an hour at a centre near you, or let us come to you.</p>',
      ar: '<p>اختر سيارتك مرة واحدة لترى <b>ما يناسبها</b>. احجز موعدًا في مركز قريب منك أو دعنا نأتي إليك.</p>',
    },
    link: '/service-centers',
  },
  {
    name: 'winter-check',
    to: 'everybody',
    daysAgo: 1,
    expiresInDays: 14,
    subject: { en: 'Ready for the season of journeys?', ar: 'هل سيارتك جاهزة لموسم الرحلات؟' },
    message: {
      en: '<p>Before the long road:</p><ul><li>tyres and their pressure</li><li>brakes</li><li>battery</li></ul><p>Our centres look at them in half an hour.</p>',
      ar: '<p>قبل الطريق الطويل:</p><ul><li>الإطارات وضغطها</li><li>المكابح</li><li>البطارية</li></ul><p>تفحصها مراكزنا في نصف ساعة.</p>',
    },
    link: '/search?q=inspection',
  },
  {
    name: 'muscat-hours',
    to: 'muscat',
    daysAgo: 3,
    subject: { en: 'Longer hours in Muscat', ar: 'ساعات أطول في مسقط' },
    message: {
      en: '<p>Our centres in Muscat are open until <b>nine in the evening</b> on Thursdays.</p>',
      ar: '<p>مراكزنا في مسقط مفتوحة حتى <b>التاسعة مساءً</b> كل خميس.</p>',
    },
    link: '/service-centers',
  },
  {
    name: 'wash-offer',
    to: 'known',
    daysAgo: 0,
    expiresInDays: 2,
    subject: { en: 'A wash for you, for two days', ar: 'غسيل لك خلال يومين' },
    message: {
      en: '<p>Thank you for your orders. Your next wash is waiting: book it before the offer ends.</p>',
      ar: '<p>شكرًا على طلباتك. غسيلك القادم بانتظارك: احجزه قبل انتهاء العرض.</p>',
    },
    link: '/search?q=wash',
  },
]
