import { expect, test } from 'vitest'
import { placeItems } from './edited-menu.ts'

const levels = (...given: number[]) => placeItems(given.map((level) => ({ level })))

test('an entry stands below the last one that is a level higher, and is counted among its siblings', () => {
  expect(levels(0, 1, 2, 1, 0)).toEqual([
    { level: 0, parent: null, position: 0 },
    { level: 1, parent: 0, position: 0 },
    { level: 2, parent: 1, position: 0 },
    { level: 1, parent: 0, position: 1 },
    { level: 0, parent: null, position: 1 },
  ])
})

test('an entry that nothing stands above is refused', () => {
  expect(levels(1)).toBeUndefined()
  expect(levels(0, 2)).toBeUndefined()
  expect(levels()).toEqual([])
})
