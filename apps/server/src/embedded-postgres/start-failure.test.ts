import { expect, test } from 'vitest'
import { startFailure } from './start-failure.ts'

test('a start that fails on a full disk says so, and any other says what PostgreSQL said', () => {
  expect(startFailure('does not start:\n', 3_400_000)).toBe(
    'The embedded database does not start:\nThe disk of DATA_DIR is full (3 MB free); make room and start again.',
  )
  expect(startFailure('does not start:\nFATAL: wrong version', 900_000_000)).toBe(
    'The embedded database does not start:\nFATAL: wrong version',
  )
})
