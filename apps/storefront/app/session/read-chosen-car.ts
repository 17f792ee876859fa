import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type CarKey, formatCar, parseCar } from '@warsha/contract/vehicles/car-parameter.ts'

/** The car that the shopper shops for: one of the saved ones, or one that a visitor chose. */
export type ChosenCar = CarKey & {
  /** `Toyota Hilux 2019` in the languages it was shown in. */
  names: Partial<Record<Locale, string>>
  /** Lists are narrowed to what fits it. */
  isFilter: boolean
}

const maxNameLength = 80

/** The stored text belongs to the shopper and may be anything: an invalid car counts as none. */
export function readChosenCar(text: string | null): ChosenCar | null {
  const found = parse(text)
  if (typeof found !== 'object' || found === null) return null
  const { carId, year, names, isFilter } = found as Partial<Record<keyof ChosenCar, unknown>>
  if (typeof carId !== 'number' || typeof year !== 'number') return null
  const key = parseCar(formatCar({ carId, year }))
  return key && { ...key, names: readNames(names), isFilter: isFilter === true }
}

function readNames(names: unknown): ChosenCar['names'] {
  if (typeof names !== 'object' || names === null) return {}
  const { en, ar } = names as { en?: unknown; ar?: unknown }
  return { ...(isName(en) && { en }), ...(isName(ar) && { ar }) }
}

function isName(name: unknown): name is string {
  return typeof name === 'string' && name.length > 0 && name.length <= maxNameLength
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
