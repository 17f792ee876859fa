import { describe, expect, test } from 'vitest'
import { readCodes, readProblems } from './read-problems.ts'

describe('readProblems', () => {
  test('[ERR-01] a GraphQL error has field, message and sometimes a code', () => {
    expect(
      readProblems({
        errors: [
          { field: 'email', message: 'Not an e-mail', code: 'INVALID' },
          { message: 'Signature has expired', extensions: { exception: { code: 'ExpiredSignatureError' } } },
          { message: 'Nobody knows' },
        ],
      }),
    ).toEqual([
      { field: 'email', message: 'Not an e-mail', code: 'INVALID' },
      { field: null, message: 'Signature has expired', code: 'ExpiredSignatureError' },
      { field: null, message: 'Nobody knows', code: null },
    ])
  })

  test.each([
    ['a detail', { detail: 'Sign in first' }, [{ field: null, message: 'Sign in first', code: null }]],
    [
      'messages per product',
      { errors: { 12: ['Sold out', 'Not sold here'], 13: 'Gone' } },
      [
        { field: '12', message: 'Sold out', code: null },
        { field: '12', message: 'Not sold here', code: null },
        { field: '13', message: 'Gone', code: null },
      ],
    ],
    ['bare texts', { errors: ['Sold out'] }, [{ field: null, message: 'Sold out', code: null }]],
    ['a page of HTML', '<h1>Bad gateway</h1>', []],
    ['nothing', null, []],
    ['errors of no shape', { errors: [null, 7] }, [empty(), empty()]],
  ])('reads %s', (_case, body, problems) => {
    expect(readProblems(body)).toEqual(problems)
  })
})

test('[ERR-04] codes are read from top-level failures and from the payloads of mutations', () => {
  const body = {
    data: { accountUpdate: { user: null, errors: [{ code: 'REQUIRED', message: '' }] }, me: null },
    errors: [{ message: '', extensions: { exception: { code: 'InvalidSignatureError' } } }],
  }
  expect(readCodes(body)).toEqual(['InvalidSignatureError', 'REQUIRED'])
  expect(readCodes(null)).toEqual([])
})

function empty() {
  return { field: null, message: '', code: null }
}
