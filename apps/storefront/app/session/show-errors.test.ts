import { ApiError, NoAnswerError } from '@warsha/contract/client/transport.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SessionEndedError } from './http.ts'
import { showErrors } from './show-errors.ts'
import { openBrowser } from './testing/fake-browser.ts'
import { receiveToasts, type Toast } from './toasts.ts'

let shown: Toast[]
let stop: () => void

beforeEach(() => {
  openBrowser('/en/cart/')
  shown = []
  stop = receiveToasts((toast) => shown.push(toast))
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

describe('showErrors', () => {
  test('[ERR-02] shows every message of a failed GraphQL call as an error toast', () => {
    showErrors(graphqlError([aProblem('Name is missing'), aProblem('Phone is not valid')]))
    expect(shown).toEqual([
      { kind: 'error', text: 'Name is missing' },
      { kind: 'error', text: 'Phone is not valid' },
    ])
  })

  test('[ERR-02] shows the errors that a mutation answered, and the per-product messages of REST', () => {
    showErrors([{ field: 'promoCode', message: 'This code has expired', code: 'VOUCHER_NOT_APPLICABLE' }])
    showErrors(new ApiError(400, [aProblem('Stock is insufficient'), aProblem('Not sold here')]))
    expect(texts()).toEqual(['This code has expired', 'Stock is insufficient', 'Not sold here'])
  })

  test('[ERR-02] says the same sentence once', () => {
    showErrors([{ message: 'Stock is insufficient' }, { message: 'Stock is insufficient' }])
    expect(texts()).toEqual(['Stock is insufficient'])
  })

  test.each(['ExpiredSignatureError', 'InvalidSignatureError'])('[ERR-03] shows no toast for %s', (code) => {
    showErrors(graphqlError([{ field: null, message: 'Signature has expired', code }]))
    showErrors([{ message: 'Signature has expired', extensions: { exception: { code } } }])
    expect(shown).toEqual([])
  })

  test('[ERR-03] the other failures of the same answer are shown', () => {
    showErrors(graphqlError([{ ...aProblem('late'), code: 'ExpiredSignatureError' }, aProblem('Sold out')]))
    expect(texts()).toEqual(['Sold out'])
  })

  test.each([
    ['a fault of our own', new TypeError('x is undefined')],
    ['an answer without any message', new ApiError(500, [])],
    ['an empty message', graphqlError([aProblem('')])],
    ['something unheard of', 'boom'],
  ])("[ERR-08] %s is 'Sorry, something went wrong.'", (_case, failure) => {
    showErrors(failure)
    expect(texts()).toEqual(['Sorry, something went wrong.'])
  })

  test('[ERR-28] the general sentence is Arabic on an Arabic page', () => {
    openBrowser('/ar/cart/')
    showErrors(new Error('boom'))
    expect(texts()).toEqual(['عذرًا، حدث خطأ ما.'])
  })

  test.each([
    ['the caller gave up', new DOMException('gone', 'AbortError')],
    ['there was no answer, which a toast has said', new NoAnswerError('offline')],
    ['the session has ended and the shopper is on the way home', new SessionEndedError()],
    ['the shopper is on the overload page', new ApiError(503, [aProblem('busy')], null, 'graphql')],
    ['a mutation answered no errors', []],
  ])('stays silent when %s', (_case, failure) => {
    showErrors(failure)
    expect(shown).toEqual([])
  })
})

function aProblem(message: string) {
  return { field: null, message, code: null }
}

function graphqlError(problems: { field: null; message: string; code: string | null }[]): ApiError {
  return new ApiError(200, problems, null, 'graphql')
}

function texts(): string[] {
  return shown.map(({ text }) => text)
}
