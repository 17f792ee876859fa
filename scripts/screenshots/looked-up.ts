import { muscatDate, muscatInstant } from '@warsha/contract/formats/muscat-time.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'

/** What the API answers for the token of a visit whose centre is closed, and for that of a survey, while they are open. */
export const lookedUp = {
  closedVisit: (lang: Locale) => ({
    id: 'closure-case',
    order_id: 'order',
    order_number: '10184',
    state: 'open',
    center: words[lang].khuwair.name,
    appointment_at: hour(2, '10:00'),
    products: words[lang].products,
    answer_until: hour(1, '18:00'),
    offers: [
      {
        id: 'first',
        center: { id: 1, ...ghala, ...words[lang].ghala },
        starts_at: hour(2, '11:00'),
        ends_at: hour(2, '12:00'),
        distance_km: 6,
        credit: 0,
        held_until: hour(1, '18:00'),
      },
      {
        id: 'second',
        center: { id: 2, ...ghala, ...words[lang].khuwair },
        starts_at: hour(3, '08:00'),
        ends_at: hour(3, '09:00'),
        distance_km: 0,
        credit: 1.5,
        held_until: hour(1, '18:00'),
      },
    ],
    refund: { amount: 16.4, wallet: 16.4, gift_card: 0 },
    moved_to: null,
  }),
  survey: (lang: Locale) => ({
    order_number: '10171',
    products: words[lang].products,
    center: words[lang].ghala.name,
    questions: words[lang].questions.map((title, at) => ({
      id: at + 1,
      type: 'satisfaction',
      title,
      category_id: null,
    })),
  }),
} as const

const dayMs = 86_400_000

function hour(days: number, time: string): string {
  return muscatInstant(muscatDate(Date.now() + days * dayMs), time).toISOString()
}

const ghala = { latitude: 23.5881, longitude: 58.3829 }

const words = {
  en: {
    ghala: { name: 'Ghala Service Centre', address: '18 November Street, Ghala, Muscat' },
    khuwair: { name: 'Al Khuwair Service Centre', address: 'Way 4501, Al Khuwair, Muscat' },
    products: ['Durub Synthetic 5W-30, 4 L', 'Oil change'],
    questions: ['Work done on time', 'Friendly staff', 'Your car clean afterwards'],
  },
  ar: {
    ghala: { name: 'مركز غلا للخدمة', address: 'شارع 18 نوفمبر، غلا، مسقط' },
    khuwair: { name: 'مركز الخوير للخدمة', address: 'السكة 4501، الخوير، مسقط' },
    products: ['زيت دروب صناعي 5W-30، 4 لتر', 'تغيير الزيت'],
    questions: ['الالتزام بالموعد', 'تعامل الفريق', 'نظافة السيارة بعد العمل'],
  },
} as const
