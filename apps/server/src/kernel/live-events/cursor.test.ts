import { expect, test } from 'vitest'
import { formatCursor, readCursor } from './cursor.ts'

const cursor = (snapshot: string) => ({ snapshot, eventId: 5, atSeconds: 1_800_000_000 })

test.each(['10:10:', '10:20:10,14,19'])('the cursor of snapshot %s comes back as it was', (snapshot) => {
  expect(readCursor(formatCursor(cursor(snapshot)))).toEqual(cursor(snapshot))
})

test('a snapshot with very many running transactions is shortened to what is surely complete', () => {
  const running = Array.from({ length: 200 }, (_, index) => 1000 + index)
  expect(readCursor(formatCursor(cursor(`1000:2000:${running}`)))).toEqual(cursor('1000:1000:'))
})

test.each([
  '',
  'abc',
  '7',
  '10:20-5-1',
  '20:10:-5-1',
  '0:10:-5-1',
  '10:20:9-5-1',
  '10:20:20-5-1',
  '10:20:15,12-5-1',
  `10:${'9'.repeat(19)}:-5-1`,
  `10:20:${'11,'.repeat(5000)}11-5-1`,
])('%j is no cursor', (text) => {
  expect(readCursor(text)).toBeUndefined()
})
