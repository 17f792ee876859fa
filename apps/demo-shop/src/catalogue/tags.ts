import type { LocalText } from './demo-types.ts'

export const tags = {
  bestSeller: { en: 'Best seller', ar: 'الأكثر مبيعًا' },
  new: { en: 'New', ar: 'جديد' },
  limited: { en: 'Limited offer', ar: 'عرض محدود' },
  recommended: { en: 'Our choice', ar: 'اختيارنا' },
  summer: { en: 'Summer ready', ar: 'جاهز للصيف' },
} as const satisfies Record<string, LocalText>
