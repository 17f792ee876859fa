// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetSeen, maxSeen, readSeen, rememberSeen } from './seen-products.ts'

beforeEach(() => localStorage.clear())

test('products are remembered newest first, each once and no more than twelve', () => {
  for (const id of ['a', 'b', 'a']) rememberSeen(id)
  expect(readSeen()).toEqual(['a', 'b'])
  for (let number = 0; number < 20; number++) rememberSeen(`product-${number}`)
  expect(readSeen()).toHaveLength(maxSeen)
  expect(readSeen()[0]).toBe('product-19')
})

test('whatever is stored, only ids are read', () => {
  localStorage.setItem('warsha:seen', JSON.stringify(['UHJvZHVjdDox', 7, null, '', '<b>', 'x'.repeat(65)]))
  expect(readSeen()).toEqual(['UHJvZHVjdDox'])
  localStorage.setItem('warsha:seen', '{')
  expect(readSeen()).toEqual([])
})

test('a sign-out forgets them', () => {
  rememberSeen('a')
  forgetSeen()
  expect(readSeen()).toEqual([])
})
