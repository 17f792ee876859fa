import { describe, expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

function thrown(status: number, data: unknown, statusText = '') {
  return { status, statusText, internal: false, data }
}

describe('describeError', () => {
  test('[ERR-09] gives the text of an error', () => {
    expect(describeError(new Error('The map is missing'))).toMatchObject({ text: 'The map is missing' })
    expect(describeError('plain text')).toMatchObject({ text: 'plain text' })
    expect(describeError(undefined)).toEqual({ isNotFound: false, text: null, incident: null })
  })

  test('[ERR-10] gives the reference the server logged, and never the stack', () => {
    const error = thrown(500, {
      errors: [{ field: null, code: 'FAULT', message: 'Sorry' }],
      incident: 'req-7',
    })
    expect(describeError(error)).toEqual({ isNotFound: false, text: 'Sorry', incident: 'req-7' })
    expect(JSON.stringify(describeError(new Error('x')))).not.toContain('describe-error')
  })

  test('tells a page that does not exist from one that failed', () => {
    expect(describeError(thrown(404, null, 'Not Found')).isNotFound).toBe(true)
    expect(describeError(thrown(503, '', 'Service Unavailable'))).toMatchObject({
      isNotFound: false,
      text: 'Service Unavailable',
    })
  })
})
