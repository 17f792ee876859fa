import { expect, test } from 'vitest'
import { currentPlace, moveRow, placeAt, stepRow, type TreeRow } from './place-rows.ts'

const rows: TreeRow[] = [
  { id: 'oil', depth: 0 },
  { id: 'motor', depth: 1 },
  { id: 'gear', depth: 1 },
  { id: 'tyres', depth: 0, hiddenChildren: 3, hiddenLevels: 1 },
  { id: 'care', depth: 0 },
]
const shape = (moved: readonly TreeRow[]) => moved.map(({ id, depth }) => `${depth}${id}`).join(' ')
const step = (id: string, to: 'up' | 'down' | 'in' | 'out', deepest = 3) => {
  const place = stepRow(rows, id, to, deepest)
  return place && [place.parentId, place.index, place.count, shape(moveRow(rows, id, place))]
}

test('a row goes among its siblings, with everything below it', () => {
  expect(step('oil', 'down')).toEqual([null, 1, 3, '0tyres 0oil 1motor 1gear 0care'])
  expect(step('care', 'up')).toEqual([null, 1, 3, '0oil 1motor 1gear 0care 0tyres'])
  expect(step('gear', 'up')).toEqual(['oil', 0, 2, '0oil 1gear 1motor 0tyres 0care'])
  expect(step('gear', 'down')).toBeUndefined()
  expect(step('oil', 'up')).toBeUndefined()
})

test('a row goes below its neighbour, behind children that are not shown, and out of its parent', () => {
  expect(step('care', 'in')).toEqual(['tyres', 3, 4, '0oil 1motor 1gear 0tyres 1care'])
  expect(step('gear', 'in')).toEqual(['motor', 0, 1, '0oil 1motor 2gear 0tyres 0care'])
  expect(step('motor', 'in')).toBeUndefined()
  expect(step('motor', 'out')).toEqual([null, 1, 4, '0oil 1gear 0motor 0tyres 0care'])
  expect(step('oil', 'out')).toBeUndefined()
})

test('no row comes deeper than the deepest level, nor does what stands below it, shown or not', () => {
  expect(step('tyres', 'in', 2)?.[0]).toBe('oil')
  expect(step('tyres', 'in', 1)).toBeUndefined()
  expect(placeAt(rows, 'oil', { gap: 1, depth: 5 }, 1)).toMatchObject({ depth: 0, parentId: null })
  expect(step('care', 'in', 0)).toBeUndefined()
})

test('in the midst of children there is no place for a row that would break them apart', () => {
  expect(placeAt(rows, 'tyres', { gap: 2, depth: 0 }, 1)).toBeUndefined()
  expect(placeAt(rows, 'care', { gap: 2, depth: 0 }, 1)).toMatchObject({
    parentId: 'oil',
    index: 1,
    count: 3,
  })
})

test('where nothing moves, the place is the one it has', () => {
  expect(currentPlace(rows, 'gear', 3)).toMatchObject({ parentId: 'oil', index: 1, count: 2 })
  expect(shape(moveRow(rows, 'gear', { gap: 2, depth: 1 }))).toBe(shape(rows))
})
