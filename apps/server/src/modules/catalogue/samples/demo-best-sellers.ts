/** Best first. */
export const demoBestSellers = [
  'dune-synthetic-5w-30',
  'falcon-hybrid-0w-20',
  'jabal-turbo-5w-40',
] as const satisfies readonly string[]
