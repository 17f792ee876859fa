import type { BannerScene } from '../content/demo-banner-spec.ts'

export type DemoPicture = {
  readonly name: string
  readonly fileName: string
  readonly scene: BannerScene
  readonly alt: { readonly en: string; readonly ar: string }
  /** Keys of the commands that upload and describe it, so that a second start does neither again. */
  readonly keys: { readonly upload: string; readonly describe: string }
}

/** Pictures of the library. Broadcasts show the first two; the last one is used nowhere. */
export const demoPictures = {
  wash: {
    name: 'Wash week',
    fileName: 'wash-week.jpg',
    scene: 'top-image-3',
    alt: {
      en: 'A red car under foam, before the brushes of a wash',
      ar: 'سيارة حمراء تغطيها الرغوة أمام فرشاة الغسيل',
    },
    keys: {
      upload: '6b1c54c6-52b5-4f0c-9f7e-1a7f0c7d2a01',
      describe: '6b1c54c6-52b5-4f0c-9f7e-1a7f0c7d2a02',
    },
  },
  journey: {
    name: 'Before the long road',
    fileName: 'journey-check.jpg',
    scene: 'top-image-2',
    alt: { en: 'An off-road wheel on the balancer', ar: 'عجلة للطرق الوعرة على جهاز الترصيص' },
    keys: {
      upload: '6b1c54c6-52b5-4f0c-9f7e-1a7f0c7d2a03',
      describe: '6b1c54c6-52b5-4f0c-9f7e-1a7f0c7d2a04',
    },
  },
  oldOffer: {
    name: 'Battery offer of last year',
    fileName: 'battery-offer-2025.jpg',
    scene: 'bottom-image-1',
    alt: { en: 'A car battery and its tester', ar: 'بطارية سيارة مع جهاز فحصها' },
    keys: {
      upload: '6b1c54c6-52b5-4f0c-9f7e-1a7f0c7d2a05',
      describe: '6b1c54c6-52b5-4f0c-9f7e-1a7f0c7d2a06',
    },
  },
} as const satisfies Record<string, DemoPicture>
