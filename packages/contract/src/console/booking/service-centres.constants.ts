/** By name in one of the languages, by days of notice, or by when they were made; `-` is downwards. */
export const serviceCentreSorts = [
  'added',
  '-added',
  'name_en',
  '-name_en',
  'name_ar',
  '-name_ar',
  'lead',
  '-lead',
] as const
