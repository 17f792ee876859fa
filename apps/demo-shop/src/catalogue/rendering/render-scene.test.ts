import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoBestSellers } from '../demo-best-sellers.ts'
import { demoScenicCategories } from '../demo-scenic-categories.ts'
import { categoryScenes } from './category-scenes.ts'
import { renderScene } from './render-scene.ts'
import {
  categorySceneSize,
  categoryScenesFolder,
  renderedFolder,
  renderedSize,
  viewSize,
  viewsFolder,
} from './rendered-folder.ts'
import type { Scene } from './scene.ts'
import { scenes } from './scenes.ts'
import { viewNames } from './view-names.ts'
import { viewScenes } from './view-scenes.ts'

const cardSizes = [256, 512]
const maxCardBytes = 25 * 1024
const probe = 16

describe.each([
  { of: 'best sellers', slugs: demoBestSellers, folder: renderedFolder, points: renderedSize, table: scenes },
  { of: 'more views', slugs: viewNames, folder: viewsFolder, points: viewSize, table: viewScenes },
  {
    of: 'categories',
    slugs: demoScenicCategories,
    folder: categoryScenesFolder,
    points: categorySceneSize,
    table: categoryScenes,
  },
] as const)('rendered pictures of $of', ({ slugs, folder, points, table }) => {
  const fileOf = (slug: string) => readFile(path.join(folder, `${slug}.webp`))
  const sceneOf = new Map<string, () => Promise<Scene>>(Object.entries(table))

  test('there is one for each and for nothing else', async () => {
    const files = (await readdir(folder)).filter((name) => name.includes('.'))
    expect(files.sort()).toEqual(slugs.map((slug) => `${slug}.webp`).sort())
    expect([...sceneOf.keys()].sort()).toEqual([...slugs].sort())
  })

  test.each(slugs)('%s is light on a card', async (slug) => {
    const picture = sharp(await fileOf(slug))
    const { width, height } = await picture.metadata()
    expect([width, height]).toEqual([points, points])
    for (const size of cardSizes) {
      const card = await picture.clone().resize(size, size).webp({ quality: 82 }).toBuffer()
      expect(card.length).toBeLessThanOrEqual(maxCardBytes)
    }
  })

  test.each(slugs)('%s is what its scene shows', async (slug) => {
    const { data } = await sharp(await fileOf(slug))
      .resize(probe, probe)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const drawn = renderScene(await (sceneOf.get(slug) ?? noScene)(), probe)
    const apart =
      data.reduce((sum, value, index) => sum + Math.abs(value - (drawn[index] ?? 0)), 0) / data.length
    expect(apart).toBeLessThan(9)
  })
})

function noScene(): never {
  throw new Error('There is no such scene')
}
