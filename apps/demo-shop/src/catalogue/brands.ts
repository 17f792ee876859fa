import type { LocalText } from './demo-types.ts'

/** Invented for the demo shop; none of them is a real company. */
export const brands = {
  durub: { en: 'Durub', ar: 'دروب' },
  falcon: { en: 'Falcon', ar: 'فالكون' },
  jabal: { en: 'Jabal', ar: 'جبل' },
  marsa: { en: 'Marsa', ar: 'مرسى' },
  najm: { en: 'Najm', ar: 'نجم' },
  rimal: { en: 'Rimal', ar: 'رمال' },
  sahil: { en: 'Sahil', ar: 'ساحل' },
  wadi: { en: 'Wadi', ar: 'وادي' },
} as const satisfies Record<string, LocalText>

export type BrandSlug = keyof typeof brands
