import { describe, expect, expectTypeOf, test } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import { flattenMessages, withFallback } from './flatten-messages.ts'
import { formatRelativeTime } from './format-relative-time.ts'
import type { MessageKey } from './message-key.ts'
import { type Catalogue, createTranslator, hasMessage, type MessageParams } from './translate.ts'

function translate(catalogue: Catalogue, locale: string, key: string, params?: MessageParams): string {
  return createTranslator(catalogue, locale)(key as MessageKey, params)
}

describe('placeholders', () => {
  test('are filled by name, each time they appear', () => {
    expect(translate({ 'a.b': '{x} and {y} and {x}' }, 'en', 'a.b', { x: 'one', y: 2 })).toBe(
      'one and 2 and one',
    )
  })

  test('stay visible when nothing was given for them', () => {
    expect(translate({ 'a.b': 'Hi {name}' }, 'en', 'a.b')).toBe('Hi {name}')
  })

  test('take any text as it is, patterns and other placeholders included', () => {
    const hostile = '$& $1 {y} <b>'
    expect(translate({ 'a.b': '{x}' }, 'en', 'a.b', { x: hostile, y: 'no' })).toBe(hostile)
  })

  test('that end with a stop of their own end the sentence with it', () => {
    const catalogue = { 'a.b': 'من {minimum}. أضف {missing} أخرى، {minimum}.' }
    const params = { minimum: '\u20685.000 ر.ع.\u2069', missing: '1.000 ر.ع.' }
    const text = 'من \u20685.000 ر.ع.\u2069 أضف 1.000 ر.ع. أخرى، \u20685.000 ر.ع.\u2069'
    expect(translate(catalogue, 'ar', 'a.b', params)).toBe(text)
    expect(translate(catalogue, 'en', 'a.b', { minimum: '5.000 OMR', missing: 2 })).toBe(
      'من 5.000 OMR. أضف 2 أخرى، 5.000 OMR.',
    )
  })

  test('[FMT-01] [FMT-08] show quantities with commas and the digits 0-9 in both languages', () => {
    const catalogue = { 'a.b': '{count}' }
    expect(translate(catalogue, 'en', 'a.b', { count: 1_234 })).toBe('1,234')
    expect(translate(catalogue, 'ar', 'a.b', { count: 1_234 })).toBe('1,234')
    expect(translate(catalogue, 'en', 'a.b', { count: 4.5 })).toBe('4.5')
  })
})

describe('plural forms', () => {
  const arabic = { 'a.b': { zero: 'z', one: '1', two: '2', few: 'f', many: 'm', other: 'o' } }

  test.each([
    [0, 'z'],
    [1, '1'],
    [2, '2'],
    [3, 'f'],
    [10, 'f'],
    [11, 'm'],
    [99, 'm'],
    [100, 'o'],
    [103, 'f'],
  ])('Arabic has a form for %i', (count, form) => {
    expect(translate(arabic, 'ar', 'a.b', { count })).toBe(form)
  })

  test('English tells one from many', () => {
    const english = { 'a.b': { one: '{count} day', other: '{count} days' } }
    expect([0, 1, 2].map((count) => translate(english, 'en', 'a.b', { count }))).toEqual([
      '0 days',
      '1 day',
      '2 days',
    ])
  })

  test('the general form stands in for a missing form and a missing count', () => {
    expect(translate({ 'a.b': { other: 'some' } }, 'ar', 'a.b', { count: 2 })).toBe('some')
    expect(translate(arabic, 'ar', 'a.b')).toBe('o')
  })
})

describe('fallback', () => {
  const arabic = flattenMessages('shell', {
    hello: 'أهلًا {name}',
    days: {
      zero: 'ز',
      one: 'يوم',
      two: 'يومان',
      few: '{count} أيام',
      many: '{count} يومًا',
      other: '{count} يوم',
    },
  })

  test('[I18N-05] a key absent from the language answers its Arabic text', () => {
    const catalogue = withFallback({ 'shell.back': 'Back' }, arabic, 'ar')
    expect(translate(catalogue, 'en', 'shell.back')).toBe('Back')
    expect(translate(catalogue, 'en', 'shell.hello', { name: 'Sara' })).toBe('أهلًا Sara')
  })

  test('[I18N-05] Arabic plural forms keep the Arabic rules in another language', () => {
    const catalogue = withFallback({}, arabic, 'ar')
    expect(translate(catalogue, 'hi', 'shell.days', { count: 3 })).toBe('3 أيام')
    expect(translate(catalogue, 'hi', 'shell.days', { count: 2 })).toBe('يومان')
  })

  test('a key that no language has is shown as it is', () => {
    expect(translate(arabic, 'ar', 'shell.nowhere')).toBe('shell.nowhere')
    expect(hasMessage(arabic, 'shell.nowhere')).toBe(false)
    expect(hasMessage(arabic, 'shell.hello')).toBe(true)
    expect(hasMessage(arabic, 'toString')).toBe(false)
  })
})

describe('keys', () => {
  test('are known to the compiler', () => {
    expectTypeOf<'shell.back'>().toExtend<MessageKey>()
    expectTypeOf<'shell.menu.signIn'>().toExtend<MessageKey>()
    expectTypeOf<'formats.ago.day'>().toExtend<MessageKey>()
    expectTypeOf<'refusals.STOCK_INSUFFICIENT'>().toExtend<MessageKey>()
    expectTypeOf<'shell.nowhere'>().not.toExtend<MessageKey>()
    expectTypeOf<'shell.menu'>().not.toExtend<MessageKey>()
    expectTypeOf<'formats.ago.day.one'>().not.toExtend<MessageKey>()
    const t = createTranslator({}, 'en')
    // @ts-expect-error a wrong key does not compile
    expect(t('shell.nowhere')).toBe('shell.nowhere')
  })

  test.each([
    ['a list', ['x']],
    ['a number in a group', { group: { key: 1 } }],
    ['groups in groups', { group: { inner: { key: 'x' } } }],
    ['nothing', null],
  ])('a message file may not hold %s', (_case, content) => {
    expect(() => flattenMessages('shell', content)).toThrow(TypeError)
  })
})

describe('relative times', () => {
  const now = new Date('2026-11-15T08:00:00Z')
  const en = createTranslator(readCatalogue('en'), 'en')
  const ar = createTranslator(readCatalogue('ar'), 'ar')
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

  test.each([
    [1, '1 day ago', 'قبل يوم'],
    [2, '2 days ago', 'قبل يومين'],
    [5, '5 days ago', 'قبل 5 أيام'],
    [7, '1 week ago', 'قبل أسبوع'],
    [60, '2 months ago', 'قبل شهرين'],
    [330, '11 months ago', 'قبل 11 شهرًا'],
    [365, '1 year ago', 'قبل سنة'],
    [36_500, '100 years ago', 'قبل 100 سنة'],
  ])('[FMT-05] [FMT-10] %i days ago reads "%s" and "%s"', (days, english, arabic) => {
    expect(formatRelativeTime(en, daysAgo(days), now)).toBe(english)
    expect(formatRelativeTime(ar, daysAgo(days), now)).toBe(arabic)
  })

  test('[FMT-10] this very moment is just now, a time to come is a date', () => {
    expect(formatRelativeTime(en, now, now)).toBe('just now')
    expect(formatRelativeTime(ar, now, now)).toBe('الآن')
    expect(formatRelativeTime(ar, daysAgo(-1), now)).toBe('2026/11/16')
  })
})
