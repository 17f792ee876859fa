import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Lines around a class in which its element's other classes stand. */
const reach = 2

test('text that is cut after some lines has the line height that leaves room for the dots below Arabic letters', () => {
  const files = globSync(['apps/{console,storefront}/app/**/*.tsx', 'packages/ui/src/**/*.tsx'])
  const cut = files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    const around = (at: number) => lines.slice(Math.max(0, at - reach), at + reach + 1).join(' ')
    return lines.flatMap((line, at) =>
      /\bline-clamp-\d/.test(line) && !around(at).includes('leading-clamp') ? [`${file}:${at + 1}`] : [],
    )
  })
  expect(cut).toEqual([])
})
