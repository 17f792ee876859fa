import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { shiftPatterns } from './shift-patterns.ts'

/** The fee of a booked hour is a line of the order, so each amount needs a variant; shoppers never see the product. */
export const demoServiceFee = {
  slug: 'service-fee',
  name: { en: 'Service fee', ar: 'رسوم الخدمة' },
  amountsBaisa: [
    ...new Set(
      Object.values(shiftPatterns).flatMap((shifts) => shifts.map((shift) => shift.serviceFeeBaisa)),
    ),
  ]
    .filter((amount) => amount > 0)
    .sort((one, other) => one - other),
} as const

export function feeSku(amountBaisa: Baisa): string {
  return `FEE-${String(amountBaisa).padStart(5, '0')}`
}
