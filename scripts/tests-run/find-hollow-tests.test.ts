import { describe, expect, test } from 'vitest'
import { findHollowTests } from './find-hollow-tests.ts'

describe('the script that looks for tests which assert nothing', () => {
  test.each([
    'expect(total)',
    'expect(total).toBe',
    'expect(total).not',
    'expect.soft(total)',
    'await expect(page)',
    'expect(load()).resolves.toBe(1)',
    'expect(load()).rejects.toThrow()',
    'expect.poll(() => total).toBe(1)',
    'expect(page.getByRole("alert")).toBeVisible()',
    'void expect(page).toHaveURL("/en")',
    'expect(card).not.toBeVisible()',
    'test("x", async () => {\n  if (isEmpty) return\n  expect(1).toBe(1) })',
    'test("x", () => { for (const row of rows) { if (!row) return; expect(row).toBe(1) } })',
    'test.each([1])("x", () => { return })',
  ])('finds %s', (source) => {
    expect(findHollowTests('a.spec.ts', source)).toHaveLength(1)
  })

  test.each([
    'expect(total).toBe(1)',
    'await expect(page).toHaveURL("/en")',
    'await expect.poll(() => total).toBe(1)',
    'expect.soft(total).toBe(1)',
    'const shown = expect(page).toHaveURL("/en")',
    'test("x", () => { return expect(load()).resolves.toBe(1) })',
    'expect.assertions(2)',
    'test("x", () => expect(total).toBe(1))',
    'test("x", () => { rows.filter((row) => { return }); expect(total).toBe(1) })',
    'beforeEach(() => { if (isEmpty) return })',
    'function helper() { return }',
  ])('lets %s be', (source) => {
    expect(findHollowTests('a.spec.ts', source)).toEqual([])
  })

  test('says where', () => {
    expect(findHollowTests('a.test.ts', '\nexpect(total)')).toEqual([{ line: 2, text: 'expect(total)' }])
  })
})
