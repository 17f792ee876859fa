export { distanceKm } from './rules/nearest-place.ts'
export { describePlace, type PlaceAt } from './rules/place-at.ts'
export { type City, type Country, nameIn, type Position, type Region, type State } from './rules/places.ts'
export { stateCountries, stateCountriesText } from './storage/offered-sql.ts'
export {
  findOpenState,
  findStateSlugs,
  hasCountry,
  haveStates,
  isOpenState,
  type OpenState,
  readPhoneRules,
  readStateSlugs,
} from './storage/place-queries.ts'
export { cityAudience } from './use-cases/city-audience.ts'
export { findClaimedPlace, findNamedPlace, type PlaceClaim } from './use-cases/find-claimed-place.ts'
export { findPlaceName } from './use-cases/find-place-name.ts'
export { findPlaceOfCall } from './use-cases/find-place-of-call.ts'
export { findPlaceAt, findRegion } from './use-cases/find-region.ts'
export { findState, findStorePlace } from './use-cases/find-store-place.ts'
export { listCities, listCountries, listRegions, listStates } from './use-cases/list-places.ts'
