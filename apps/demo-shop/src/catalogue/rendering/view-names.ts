/** More pictures of best sellers with a scene of their own: `slug-number`, the number as in the product's order. */
export const viewNames = [
  'durub-synthetic-5w-30-4',
  'falcon-hybrid-0w-20-3',
  'sahil-city-10w-40-4',
  'jabal-turbo-5w-40-3',
] as const satisfies readonly string[]

export type ViewName = (typeof viewNames)[number]

export function isView(name: string): name is ViewName {
  return viewNames.some((view) => view === name)
}
