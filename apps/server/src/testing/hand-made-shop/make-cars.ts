import type { HandMadeConsole } from './open-console.ts'
import { both } from './texts.ts'

/** A brand with a model, and what it takes. */
export async function makeCars({ command }: HandMadeConsole) {
  const brand = await command('/cars/brands/', { name: both('Sindbad', 'سندباد') })
  const fitment = {
    year_from: 2015,
    year_to: null,
    oil_grades: ['5W-30'],
    oil_millilitres: 4500,
    tyre_sizes: ['205/55R16'],
    tyre_count: 4,
    battery_ah: [70],
  }
  const model = await command('/cars/models/', {
    brand_id: brand.id,
    name: both('Voyager', 'الرحالة'),
    type: 'passenger',
    fitments: [fitment],
  })
  return { brand, model }
}
