type TextPage = {
  readonly slug: string
  readonly title: readonly [en: string, ar: string]
  readonly paragraphs: { readonly en: readonly string[]; readonly ar: readonly string[] }
  /** Texts whose Arabic is older than their English. */
  readonly older?: readonly ('title' | 'content')[]
}

/** Texts that menus lead to: one page each, with its translation. */
export const demoTextPages: readonly TextPage[] = [
  {
    slug: 'about',
    title: ['About the shop', 'عن المتجر'],
    paragraphs: {
      en: [
        'We sell what a car needs and book the hands that fit it: oil, tyres, batteries, parts and services in every governorate of Oman.',
        'Prices contain the tax, the appointment is yours to the hour, and what you do not need goes back within 14 days.',
      ],
      ar: [
        'نبيع ما تحتاجه سيارتك ونحجز لك من يركّبه: زيوت وإطارات وبطاريات وقطع غيار وخدمات في كل محافظات عُمان.',
        'الأسعار شاملة للضريبة، وموعدك محدد بالساعة، وما لا تحتاجه يمكنك إرجاعه خلال 14 يومًا.',
      ],
    },
  },
  {
    slug: 'how-booking-works',
    title: ['How booking works', 'كيف يعمل الحجز'],
    paragraphs: {
      en: [
        'Choose a service or goods with fitting, then a centre and a free hour. The hour is yours once the order is paid.',
        'You can move or give back a booking until 24 hours before it begins.',
      ],
      ar: [
        'اختر خدمة أو منتجًا مع التركيب، ثم المركز والساعة المناسبة. تصبح الساعة لك عند دفع الطلب.',
        'يمكنك تغيير الموعد أو إلغاؤه حتى 24 ساعة قبل بدايته.',
      ],
    },
  },
  {
    slug: 'delivery-and-returns',
    title: ['Delivery and returns', 'التوصيل والإرجاع'],
    paragraphs: {
      en: [
        'Goods are brought home or kept for you at a centre, as the product says.',
        'Unused goods go back within 14 days; the amount is in your wallet at once.',
      ],
      ar: [
        'نوصّل المنتجات إلى منزلك أو نحفظها لك في المركز، حسب ما هو مذكور في المنتج.',
        'يمكن إرجاع المنتجات غير المستعملة خلال 14 يومًا، ويصلك المبلغ في محفظتك فورًا.',
      ],
    },
  },
]

/** Pages that the shop does not show: days from now, from and until; without days it is a draft. */
type WaitingPage = TextPage & { readonly days?: readonly [from: number, until: number] }

/** One in every state, as operators see them. */
export const demoWaitingPages: readonly WaitingPage[] = [
  {
    slug: 'winter-check',
    title: ['A check before winter', 'فحص قبل الشتاء'],
    paragraphs: {
      en: ['Battery, wipers and tyres in half an hour, at every service centre. Free with an oil change.'],
      ar: ['البطارية والمساحات والإطارات في نصف ساعة، في كل مراكز الخدمة.'],
    },
    older: ['content'],
  },
  {
    slug: 'national-day-hours',
    title: ['Hours on National Day', 'مواعيد العمل في اليوم الوطني'],
    paragraphs: {
      en: ['Our centres open at 16:00. Booked visits stay as they are.'],
      ar: ['تفتح مراكزنا عند الساعة 16:00. وتبقى المواعيد المحجوزة كما هي.'],
    },
    days: [5, 8],
  },
  {
    slug: 'road-works-ghala',
    title: ['Road works in Ghala', 'أعمال طرق في غلا'],
    paragraphs: {
      en: ['Please take the exit behind the bridge to reach the service centre.'],
      ar: ['يرجى سلوك المخرج الذي يلي الجسر للوصول إلى مركز الخدمة.'],
    },
    days: [-20, -6],
  },
]
