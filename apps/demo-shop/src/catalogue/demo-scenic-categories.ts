import type { demoCategories } from './demo-categories.ts'

/** Those of the first level. Each has a rendered scene of use (`rendering/category-scenes.ts`), the deeper ones a drawing. */
export const demoScenicCategories = [
  'engine-oil',
  'tyres',
  'batteries',
  'car-wash',
  'fuel',
  'parts',
  'bundles',
  'oil-services',
  'tyre-services',
  'battery-services',
  'air-conditioning',
  'inspection',
  'brake-services',
  'roadside-help',
  'emergency',
  'cabin',
  'electronics',
  'car-care',
] as const satisfies readonly (typeof demoCategories)[number]['slug'][]

export type ScenicCategory = (typeof demoScenicCategories)[number]

export function isScenic(slug: string): slug is ScenicCategory {
  return demoScenicCategories.some((scenic) => scenic === slug)
}
