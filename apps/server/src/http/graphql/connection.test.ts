import { describe, expect, test } from 'vitest'
import { connectionOfList, connectionOfRows, connectionResolvers, readPageArgs } from './connection.ts'

const letters = [...'abcdefg'].map((letter, index) => ({ id: index + 1, letter }))
const list = (args: Parameters<typeof readPageArgs>[0], nodes = letters) =>
  connectionOfList(nodes, args, 'letters')
const shown = (page: ReturnType<typeof list>) => page.edges.map((edge) => edge.node.letter).join('')
const after = (page: ReturnType<typeof list>) => page.pageInfo.endCursor

describe('connectionOfList', () => {
  test('walks forwards to the end', () => {
    const one = list({ first: 3 })
    expect(shown(one)).toBe('abc')
    expect(one.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
    const two = list({ first: 3, after: after(one) })
    expect(shown(two)).toBe('def')
    expect(two.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true })
    const three = list({ first: 3, after: after(two) })
    expect(shown(three)).toBe('g')
    expect(three.pageInfo.hasNextPage).toBe(false)
  })

  test('walks backwards to the beginning', () => {
    const one = list({ last: 4 })
    expect(shown(one)).toBe('defg')
    expect(one.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    const two = list({ last: 4, before: one.pageInfo.startCursor })
    expect(shown(two)).toBe('abc')
    expect(two.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
  })

  test('a cursor follows its node when others come before it, and keeps its place when it is gone', () => {
    const cursor = after(list({ first: 3 }))
    expect(shown(list({ first: 2, after: cursor }, [{ id: 99, letter: 'z' }, ...letters]))).toBe('de')
    expect(
      shown(
        list(
          { first: 2, after: cursor },
          letters.filter(({ letter }) => letter !== 'c'),
        ),
      ),
    ).toBe('de')
  })

  test('an empty list has an empty page', () => {
    const page = list({ first: 5 }, [])
    expect(page.edges).toEqual([])
    expect(page.pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    })
  })
})

describe('readPageArgs', () => {
  test.each([
    [
      { first: 101 },
      'Requesting 101 records on the `letters` connection exceeds the `first` limit of 100 records.',
    ],
    [
      { last: 500 },
      'Requesting 500 records on the `letters` connection exceeds the `last` limit of 100 records.',
    ],
  ])('[LIM-12] refuses %j', (args, message) => {
    expect(() => list(args)).toThrow(message)
  })

  test.each([
    [{ first: -1 }, 'Argument `first` must be a non-negative integer.'],
    [{ first: 1, last: 1 }, 'Argument `last` cannot be combined with `first`.'],
    [{ first: 1, before: 'WyIxIl0=' }, 'Argument `first` cannot be combined with `before`.'],
    [{ last: 1, after: 'WyIxIl0=' }, 'Argument `last` cannot be combined with `after`.'],
    [{ first: 1, after: 'garbage' }, 'Received cursor is invalid.'],
    [{ first: 1, after: btoa('{"a":1}') }, 'Received cursor is invalid.'],
    [{ first: 1, after: btoa('["1"]') }, 'Received cursor is invalid.'],
    [{ first: 1, after: btoa('["1","-5"]') }, 'Received cursor is invalid.'],
  ])("refuses %j in Saleor's words", (args, message) => {
    expect(() => list(args)).toThrow(message)
  })

  test('edges without a page size are refused, the count alone is not', () => {
    const { edges, totalCount } = connectionResolvers('Letter').LetterCountableConnection
    expect(totalCount(list({}))).toBe(7)
    expect(() => edges(list({}))).toThrow(
      'You must provide a `first` or `last` value to properly paginate the `letters` connection.',
    )
  })
})

describe('connectionOfRows', () => {
  const page = (args: Parameters<typeof readPageArgs>[0], rows: string[]) =>
    connectionOfRows(readPageArgs(args, 'rows'), {
      rows,
      cursorOf: (row) => [row],
      countAll: async () => 42,
    })

  test('the one row too many is not shown but told', () => {
    const forward = page({ first: 2 }, ['a', 'b', 'c'])
    expect(forward.edges.map((edge) => edge.node)).toEqual(['a', 'b'])
    expect(forward.pageInfo.hasNextPage).toBe(true)
  })

  test('rows read backwards are shown in the order of the list, and the cursor names the sort keys', () => {
    const backward = page({ last: 2, before: after(list({ first: 1 })) }, ['e', 'd'])
    expect(backward.edges.map((edge) => edge.node)).toEqual(['d', 'e'])
    expect(backward.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
    expect(readPageArgs({ first: 1, after: backward.pageInfo.endCursor }, 'rows').cursor).toEqual(['e'])
  })
})
