import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { expect, test } from 'vitest'
import { readOpaqueKey } from './read-opaque-key.ts'

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e'

test('the key of an owned row is a UUID, in one spelling', () => {
  expect(readOpaqueKey('Order', toGlobalId('Order', uuid))).toBe(uuid)
  expect(readOpaqueKey('Order', toGlobalId('Order', uuid.toUpperCase()))).toBe(uuid)
})

test.each([toGlobalId('Order', 1), toGlobalId('Address', uuid), '1', uuid, ''])('%j is none', (id) => {
  expect(readOpaqueKey('Order', id)).toBeUndefined()
})
