/** By when a warehouse first had it, by name in one of the languages, by free units or by those on hand; `-` is downwards. */
export const stockSorts = [
  'added',
  '-added',
  'name_en',
  '-name_en',
  'name_ar',
  '-name_ar',
  'free',
  '-free',
  'on_hand',
  '-on_hand',
] as const
