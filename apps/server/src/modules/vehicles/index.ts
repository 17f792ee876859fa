export type { CarFitment } from './rules/car.ts'
export {
  type AttributeNeed,
  type CarFit,
  evaluateFit,
  needsOf,
  type ValuesByAttribute,
} from './rules/car-needs.ts'
export { findSavedCar, isKnownModel } from './storage/customer-car-queries.ts'
export { type Car, type CarKey, findCar } from './use-cases/find-car.ts'
export { listSavedCars } from './use-cases/list-saved-cars.ts'
export { addCar } from './use-cases/save-car.ts'
