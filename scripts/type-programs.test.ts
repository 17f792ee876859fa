import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './launcher/project.mjs'
import { programConfiguration, typePrograms } from './launcher/type-programs.mjs'

const programs: string[][] = typePrograms()

test('every folder that has a tsconfig.json has its types checked once', () => {
  const all = globSync('{packages,apps,scripts,e2e}/{*/,}tsconfig.json', { cwd: root }).map(path.dirname)
  expect(programs.flat().sort()).toEqual(all.sort())
})

test('the server is checked without the names of the browser, its tests and the demo shop with it', () => {
  const withServer = programs.find((folders) => folders.includes('apps/server'))
  expect(withServer).toContain('apps/demo-shop')
  expect(withServer).not.toContain('apps/storefront')
  expect(withServer).not.toContain('e2e')
  const configuration = JSON.parse(readFileSync(programConfiguration(withServer ?? []), 'utf8'))
  for (const folder of withServer ?? []) {
    const own = JSON.parse(readFileSync(path.join(root, folder, 'tsconfig.json'), 'utf8'))
    expect(own.compilerOptions, folder).toEqual({ types: ['node'] })
    expect(configuration.include).toEqual(
      expect.arrayContaining(own.include.map((name: string) => path.join(root, folder, name))),
    )
  }
})
