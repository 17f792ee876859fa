import { carAttributes, valueSlug } from '@warsha/contract/vehicles/vehicles.constants.ts'
import type { CarFitment } from './car.ts'

/** A product that has this attribute suits the car only with one of these values. */
export type AttributeNeed = { attribute: string; slugs: readonly string[] }

/** Kinds of vehicles that a car may count as; products for motorcycles alone suit none. */
const carKinds = ['saloon', 'suv', 'pickup']

/** Attributes that products must have to suit the car, in the catalogue's own terms. */
export function needsOf(fitment: CarFitment): AttributeNeed[] {
  return [
    { attribute: carAttributes.viscosity, slugs: fitment.oilGrades.map(valueSlug) },
    { attribute: carAttributes.tyreSize, slugs: fitment.tyreSizes.map(valueSlug) },
    {
      attribute: carAttributes.batteryCapacity,
      slugs: fitment.batteryAmpereHours.map((hours) => valueSlug(`${hours} Ah`)),
    },
    { attribute: carAttributes.vehicleKind, slugs: carKinds },
  ]
}

/** The values of a variant and its product, by the slug of the attribute. */
export type ValuesByAttribute = ReadonlyMap<string, readonly string[]>

export type CarFit = {
  /** Null: nothing about it depends on the car, or nothing is known. */
  fits: boolean | null
  /** Pieces that the car takes; null when there is no such number. */
  quantity: number | null
  /** Of oil: what one change takes. */
  litres: number | null
}

export function evaluateFit(fitment: CarFitment, values: ValuesByAttribute): CarFit {
  const asked = needsOf(fitment).flatMap(({ attribute, slugs }) => {
    const own = values.get(attribute)
    return own?.length ? [{ attribute, isMet: own.some((slug) => slugs.includes(slug)) }] : []
  })
  if (asked.some(({ isMet }) => !isMet)) return { fits: false, quantity: null, litres: null }
  // That it is for cars at all says nothing about this one.
  const fits = asked.some(({ attribute }) => attribute !== carAttributes.vehicleKind) ? true : null
  const isOil = fits && Boolean(values.get(carAttributes.viscosity)?.length)
  return {
    fits,
    quantity: fits ? quantityFor(fitment, values) : null,
    litres: isOil ? fitment.oilMillilitres / 1000 : null,
  }
}

function quantityFor(fitment: CarFitment, values: ValuesByAttribute): number | null {
  if (values.get(carAttributes.tyreSize)?.length) return fitment.tyreCount
  if (!values.get(carAttributes.viscosity)?.length) return null
  const [volume, ...others] = values.get(carAttributes.volume) ?? []
  const millilitres = volume && others.length === 0 ? millilitresOf(volume) : undefined
  return millilitres ? Math.ceil(fitment.oilMillilitres / millilitres) : null
}

/** `4-l` and `500-ml`, as the catalogue writes volumes. */
function millilitresOf(slug: string): number | undefined {
  const parts = /^(\d{1,5})-(ml|l)$/.exec(slug)
  return parts ? Number(parts[1]) * (parts[2] === 'l' ? 1000 : 1) : undefined
}
