import type { BillStatus } from '@warsha/contract/bills/bills.constants.ts'

export type DemoBill = {
  readonly code: string
  readonly issuedAt: string
  readonly centreId: number
  readonly status: BillStatus
  readonly lines: readonly (readonly [title: keyof typeof demoBillTitles, quantity: number])[]
}

/** Services that centres bill, by name and price in baisa with tax. */
export const demoBillTitles = {
  oil: ['Engine oil 5W-30, 4 litres', 'زيت محرك 5W-30، 4 لتر', 8_900],
  oilFilter: ['Oil filter', 'فلتر الزيت', 2_100],
  oilChange: ['Oil change, labour', 'أجرة تغيير الزيت', 3_000],
  tyre: ['Tyre 205/55R16', 'إطار 205/55R16', 24_500],
  balancing: ['Fitting and balancing of a tyre', 'تركيب وترصيص إطار', 1_500],
  alignment: ['Wheel alignment', 'ضبط زوايا العجلات', 6_000],
  battery: ['Battery 60 Ah', 'بطارية 60 أمبير ساعة', 27_000],
  wash: ['Wash inside and outside', 'غسيل داخلي وخارجي', 3_500],
  gas: ['Air conditioning gas, refill', 'تعبئة غاز المكيّف', 12_000],
  inspection: ['Inspection before a journey', 'فحص قبل السفر', 5_000],
} as const

const oilService = [
  ['oil', 1],
  ['oilFilter', 1],
  ['oilChange', 1],
] as const

/** The history of the customer who is known: more than one page of it. */
export const demoBills: readonly DemoBill[] = [
  bill(1, '2024-03-11', 1, oilService),
  bill(2, '2024-05-02', 3, [['wash', 1]]),
  bill(3, '2024-07-21', 1, [['gas', 1]]),
  bill(4, '2024-10-06', 1, oilService),
  bill(5, '2025-01-19', 2, [
    ['tyre', 4],
    ['balancing', 4],
  ]),
  bill(6, '2025-04-27', 1, oilService),
  bill(7, '2025-08-03', 1, [['battery', 1]]),
  bill(8, '2025-11-12', 1, [...oilService, ['inspection', 1]]),
  bill(9, '2026-02-08', 3, [['wash', 2]], 'cancelled'),
  bill(10, '2026-05-31', 1, oilService),
  bill(11, '2026-09-14', 2, [
    ['tyre', 2],
    ['balancing', 2],
    ['alignment', 1],
  ]),
  bill(12, '2026-10-28', 1, [['inspection', 1]], 'unpaid'),
]

function bill(
  number: number,
  day: string,
  centreId: number,
  lines: DemoBill['lines'],
  status: BillStatus = 'paid',
): DemoBill {
  // Known codes make the seed repeatable; those of real bills are random.
  const code = `DEM0${String(number).padStart(12, '0')}`
  return { code, issuedAt: `${day}T08:30:00Z`, centreId, status, lines }
}
