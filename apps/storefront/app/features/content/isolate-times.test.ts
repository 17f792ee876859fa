import { expect, test } from 'vitest'
import { isolateTimes } from './isolate-times.ts'

test('every range of times is kept in one piece from left to right', () => {
  expect(isolateTimes('السبت 8:00–22:00، الجمعة 14:00 - 22:00')).toBe(
    'السبت \u20668:00–22:00\u2069، الجمعة \u206614:00 - 22:00\u2069',
  )
  expect(isolateTimes('من 12 إلى 3')).toBe('من 12 إلى 3')
})
