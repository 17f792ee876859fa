import { expect, test } from 'vitest'
import { isEmail, isPassword, isPersonName } from './account-fields.ts'

test.each(['a@b.om', 'first.last+tag@shop.example.om', 'عمر@مثال.عمان', `${'a'.repeat(247)}@b.com`])(
  '[PROF-06] [PROF-24] %s is an e-mail address',
  (text) => expect(isEmail(text)).toBe(true),
)

test.each([
  '',
  'a',
  'a@b',
  '@b.om',
  'a@@b.om',
  'a@b@c.om',
  'a b@c.om',
  'a@b. om',
  'a@b..om',
  'a@.om',
  `${'a'.repeat(250)}@b.com`,
])('[PROF-06] [PROF-24] %j is none', (text) => expect(isEmail(text)).toBe(false))

test.each(['Salim', 'سالم', "O'Neil", 'Abd al-Rahman'])('%s is a name', (text) =>
  expect(isPersonName(text)).toBe(true),
)

test.each(['', ' ', '1', '<b>', '-x', 'a'.repeat(17)])('%j is no name', (text) =>
  expect(isPersonName(text)).toBe(false),
)

test.each(['password1', 'كلمةسرية1'])('%s is a password', (text) => expect(isPassword(text)).toBe(true))

test.each(['', 'short1', 'password', '12345678', `a1${'x'.repeat(127)}`])('%j is none', (text) =>
  expect(isPassword(text)).toBe(false),
)
