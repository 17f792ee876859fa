/** By when they were made, by name in one of the languages, or by the lowest price; `-` is downwards. */
export const productSorts = [
  '-added',
  'added',
  'name_en',
  '-name_en',
  'name_ar',
  '-name_ar',
  'price',
  '-price',
] as const
