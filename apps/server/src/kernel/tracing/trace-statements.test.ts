import { expect, test } from 'vitest'
import { withoutValues } from './trace-statements.ts'

test('[OPS-53] the text of a statement keeps its shape and loses every value', () => {
  expect(
    withoutValues(
      `SELECT "t1"."name" FROM orders AS t1\n  WHERE phone = '+968''91' AND id = 42 AND x = $1 LIMIT 10.5`,
    ),
  ).toBe('SELECT "t1"."name" FROM orders AS t1 WHERE phone = ? AND id = ? AND x = $1 LIMIT ?')
  expect(withoutValues(`DO $body$ secret $body$; SELECT 1`)).toBe('DO ?; SELECT ?')
  expect(withoutValues(`SELECT 'never closed`)).toBe('SELECT ?')
})
