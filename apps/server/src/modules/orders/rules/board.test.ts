import { describe, expect, test } from 'vitest'
import { countBays, layOutBoard, visitState } from './board.ts'

const startsAt = new Date('2026-11-20T06:00:00Z')
const before = new Date('2026-11-20T05:59:59Z')
const line = { quantity: 2, used: 0, returned: 0, expired: 0, arrivedAt: null }

describe('a booked visit', () => {
  test.each([
    ['booked until its hour begins', [line], before, 'booked'],
    ['late from the moment on in which it begins', [line], startsAt, 'late'],
    ['there, however late', [{ ...line, arrivedAt: before }], startsAt, 'arrived'],
    ['there while some of it is left to be done', [{ ...line, used: 1 }], startsAt, 'arrived'],
    ['done once nothing is left', [{ ...line, used: 1, returned: 1 }], before, 'done'],
    ['not done while another line is open', [{ ...line, used: 2 }, line], before, 'arrived'],
    ['missed when nobody came', [{ ...line, expired: 2 }], startsAt, 'missed'],
    ['booked where its lines went elsewhere', [], before, 'booked'],
  ] as const)('is %s', (_name, lines, now, state) => {
    expect(visitState(lines, startsAt, now)).toBe(state)
  })
})

test('a bay is a running number within its hour: reservations, walk-ins, free and closed places', () => {
  const slot = {
    slotId: 4,
    shiftNameEn: 'Morning',
    shiftNameAr: 'صباح',
    startsAt,
    endsAt: new Date('2026-11-20T07:00:00Z'),
    capacity: 5,
    taken: 4,
    walkIns: 1,
    closed: 1,
    reservations: [
      { holder: 'checkout:a', units: 1, state: 'booked' as const, expiresAt: null },
      { holder: 'checkout:b', units: 2, state: 'held' as const, expiresAt: '2026-11-20T05:00:00Z' },
    ],
  }
  const sold = {
    ...line,
    orderPublicId: 'order',
    number: 1,
    revision: 1,
    status: 'UNFULFILLED',
    checkoutPublicId: 'a',
    linePublicId: 'line',
    slotId: 4,
    productName: { en: 'Tyre', ar: 'إطار' },
    car: null,
    place: null,
  }
  const board = layOutBoard([slot], [sold, { ...sold, slotId: 5 }], {
    holderOf: ({ checkoutPublicId }) => `checkout:${checkoutPublicId}`,
    now: before,
  })
  expect(board[0]?.bays.map(({ bay, state, lines }) => [bay, state, lines.length])).toEqual([
    [1, 'booked', 1],
    [2, 'held', 0],
    [3, 'held', 0],
    [4, 'walk_in', 0],
    [5, 'free', 0],
    [6, 'closed', 0],
  ])
  expect(countBays(board)).toMatchObject({ booked: 1, held: 2, walk_in: 1, free: 1, closed: 1, late: 0 })
})
