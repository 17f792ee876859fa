import path from 'node:path'
import {
  categorySceneSize,
  categoryScenesFolder,
  renderedFolder,
  renderedSize,
  viewSize,
  viewsFolder,
} from './rendered-folder.ts'
import { viewNames } from './view-names.ts'

type View = { readonly file: string; readonly size: number }

/** Pictures after the first that are rendered, by `slug-number`: views of their own, and the product where it is at work. The others are drawn. */
export const moreViews: ReadonlyMap<string, View> = new Map([
  ...viewNames.map(
    (name) => [name, { file: path.join(viewsFolder, `${name}.webp`), size: viewSize }] as const,
  ),
  inUse('durub-synthetic-5w-30-5', 'engine-oil'),
  inUse('jabal-power-70ah-2', 'batteries'),
  inUse('marsa-agm-start-stop-4', 'battery-services'),
  inUse('sahil-touring-16-5', 'tyres'),
  inUse('jabal-trail-265-65r17-3', 'tyre-services'),
  inUse('fuel-voucher-10-m95-2', 'fuel'),
  like('full-wash-inside-out-3', 'interior-deep-clean'),
  like('oil-service-bundle-2', 'oil-change-service'),
])

function inUse(name: string, category: string): readonly [string, View] {
  return [name, { file: path.join(categoryScenesFolder, `${category}.webp`), size: categorySceneSize }]
}

function like(name: string, bestSeller: string): readonly [string, View] {
  return [name, { file: path.join(renderedFolder, `${bestSeller}.webp`), size: renderedSize }]
}
