import { expect, test } from 'vitest'
import { positionCard } from './position-card.ts'

const card = { width: 300, height: 180 }
const phone = { width: 390, height: 844 }

test('the card stands below its target, as far in the middle as the screen allows', () => {
  const target = { x: 16, y: 100, width: 60, height: 40 }
  expect(positionCard(target, { card, view: phone })).toEqual({ x: 16, y: 154, isAbove: false })
  expect(positionCard({ ...target, x: 165 }, { card, view: phone })).toMatchObject({ x: 45 })
  expect(positionCard({ ...target, x: 320 }, { card, view: phone })).toMatchObject({ x: 74 })
})

test('it stands above a target at the lower edge', () => {
  const bottomBar = { x: 260, y: 794, width: 130, height: 50 }
  expect(positionCard(bottomBar, { card, view: phone })).toEqual({ x: 74, y: 600, isAbove: true })
})

test('it stays on a screen that is too small for both', () => {
  const target = { x: 0, y: 40, width: 320, height: 200 }
  expect(positionCard(target, { card, view: { width: 320, height: 300 } }).y).toBeGreaterThanOrEqual(16)
})
