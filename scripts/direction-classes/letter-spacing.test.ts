import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('letters are spaced in Latin alone: between joined Arabic letters a space or an overlap shows', () => {
  const files = globSync(['apps/{console,storefront}/app/**/*.tsx', 'packages/ui/src/**/*.tsx'])
  const spaced = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        /(?<!ltr:)\btracking-\w/.test(line) && !line.includes('dir="ltr"') ? [`${file}:${at + 1}`] : [],
      ),
  )
  expect(spaced).toEqual([])
})
