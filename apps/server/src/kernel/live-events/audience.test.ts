import { describe, expect, test } from 'vitest'
import { defineAudience, readAudience } from './audience.ts'

const roomDay = defineAudience('room-day', 'id', 'date')

describe('a kind of audience', () => {
  test('writes its key and reads it again', () => {
    expect(roomDay.of(3, '2026-11-20')).toEqual({ key: 'room-day:3:2026-11-20' })
    expect(readAudience(roomDay, 'room-day:3:2026-11-20')).toEqual({ key: 'room-day:3:2026-11-20' })
  })

  test.each([
    'room-day',
    'room-day:3',
    'room-day:03:2026-11-20',
    'room-day:0:2026-11-20',
    'room-day:-3:2026-11-20',
    'room-day:3:2026-11-2',
    'room-day:3:2026-11-20:4',
    'room-day:12345678901:2026-11-20',
    'room:3:2026-11-20',
    'room-day:3:2026-11-20 ',
  ])('does not read %s', (key) => {
    expect(readAudience(roomDay, key)).toBeUndefined()
  })
})
