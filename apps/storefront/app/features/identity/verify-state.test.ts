import { expect, test } from 'vitest'
import { readVerifyState } from './verify-state.ts'

test('where to return to and the services come with the navigation', () => {
  const sms = { value: 'sms', label: 'Text message', isDefault: true, icon: 'sms' }
  const state = { from: '/cart/', availableOtp: [sms], resendAt: 5 }
  expect(readVerifyState(state)).toEqual(state)
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', 7, undefined])(
  '[AUTH-50] %j is no way back',
  (from) => {
    expect(readVerifyState({ from }).from).toBe('/')
  },
)

test('what is not ours is left out', () => {
  expect(readVerifyState({ availableOtp: [null, { value: 1 }, 'sms'], resendAt: 'soon' })).toEqual({
    from: '/',
  })
  expect(readVerifyState(null)).toEqual({ from: '/' })
})
