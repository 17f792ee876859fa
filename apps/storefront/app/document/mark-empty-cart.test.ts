import { expect, test } from 'vitest'
import { markEmptyCart } from './mark-empty-cart.ts'

test.each([
  ['nothing is stored', null, true],
  ['no lines are', '{"version":1,"state":{"lines":[]}}', true],
  ['a line is', '{"version":1,"state":{"lines":[{}]}}', false],
  ['something unreadable is', '{', false],
])('the script that marks an empty cart needs nothing around it: %s', (_case, text, isMarked) => {
  const dataset: Record<string, string> = {}
  const run = new Function('localStorage', 'document', `(${markEmptyCart})()`)
  run({ getItem: () => text }, { documentElement: { dataset } })
  expect(dataset).toEqual(isMarked ? { cartEmpty: '' } : {})
})
