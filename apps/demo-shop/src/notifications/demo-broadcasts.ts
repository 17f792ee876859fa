import type { demoPictures } from '../media/demo-pictures.ts'

type Words = {
  readonly subject: { readonly en: string; readonly ar: string }
  readonly message: { readonly en: string; readonly ar: string }
  readonly link: string
}

/** News of the demo that an operator has written, by name; the newest last. */
export const broadcastNews = ['welcome', 'muscat-hours', 'winter-check'] as const

/** A broadcast whose time is over. */
export const expiredBroadcast: Words & { name: string; daysAgo: number; expiresInDays: number } = {
  name: 'tyre-weekend',
  daysAgo: 16,
  expiresInDays: 3,
  subject: { en: 'Tyre weekend', ar: 'عطلة الإطارات' },
  message: {
    en: '<p>Until Saturday fitting and balancing cost nothing.</p>',
    ar: '<p>التركيب والترصيص مجانًا حتى يوم السبت.</p>',
  },
  link: '/search?q=tyre',
}

/** Broadcasts that wait for their moment; one of them was cancelled. */
export const plannedBroadcasts: readonly (Words & {
  key: string
  daysAhead: number
  expiresInDays: number
  picture: keyof typeof demoPictures
  /** Key of the command that cancels it. */
  cancelled?: string
})[] = [
  {
    key: '6b1c54c6-52b5-4f0c-9f7e-1a7f0c7d2b01',
    cancelled: '6b1c54c6-52b5-4f0c-9f7e-1a7f0c7d2b02',
    daysAhead: 25,
    expiresInDays: 10,
    picture: 'journey',
    subject: { en: 'Holidays are near', ar: 'الإجازة تقترب' },
    message: {
      en: '<p>Have your car looked at before the journey.</p>',
      ar: '<p>افحص سيارتك قبل السفر.</p>',
    },
    link: '/search?q=inspection',
  },
  {
    key: '6b1c54c6-52b5-4f0c-9f7e-1a7f0c7d2b03',
    daysAhead: 30,
    expiresInDays: 7,
    picture: 'wash',
    subject: { en: 'Wash week', ar: 'أسبوع الغسيل' },
    message: {
      en: '<p>A whole week: wash inside and outside at all centres.</p>',
      ar: '<p>أسبوع كامل: غسيل داخلي وخارجي في جميع المراكز.</p>',
    },
    link: '/search?q=wash',
  },
]
