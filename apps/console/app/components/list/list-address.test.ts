import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readAddress, writeAddress } from './list-address.ts'

const schema = z.object({ state: z.enum(['lit', 'dark']), sort: z.enum(['-placed', 'placed']) })

test('an address says filters, order, columns and page; what the schema does not accept is left out', () => {
  const params = new URLSearchParams('state=lit&sort=-placed&columns=a,b&after=x&other=1')
  expect(readAddress(schema, params)).toEqual({
    filters: { state: 'lit' },
    sort: '-placed',
    columns: ['a', 'b'],
    after: 'x',
  })
  expect(readAddress(schema, new URLSearchParams('state=broken&sort=1'))).toEqual({
    filters: {},
    sort: undefined,
    columns: undefined,
    after: undefined,
  })
})

test('what is emptied leaves the address', () => {
  const params = new URLSearchParams('state=lit&after=x')
  expect(writeAddress(params, { state: '', after: undefined, sort: 'placed' }).toString()).toBe('sort=placed')
})
