import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { messageFiles, messagesDirectory, readCatalogue, readMessages, translatorFor } from './catalogue.ts'
import { compareCatalogues, type LanguageMessages } from './compare-catalogues.ts'
import { fallbackLocale, shippedLocales } from './locales.ts'
import type { MessageKey } from './message-key.ts'
import type { Catalogue, Message } from './translate.ts'

const en: LanguageMessages = { locale: 'en', messages: readMessages('en') }
const ar: LanguageMessages = { locale: 'ar', messages: readMessages('ar') }
const hi: LanguageMessages = { locale: 'hi', messages: readMessages('hi') }

/** Names that are written the same in every language; the shop's own name is not among them. */
const properNames = /GraphQL|JSON|REST|API/g

function textsOf(message: Message | undefined): string[] {
  if (message === undefined) return []
  return typeof message === 'string' ? [message] : Object.values(message)
}

function wordsOf(messages: Catalogue): [string, string][] {
  return Object.entries(messages).flatMap(([key, message]) =>
    textsOf(message).map((text): [string, string] => [
      key,
      text.replaceAll(/\{\w+\}/g, '').replaceAll(properNames, ''),
    ]),
  )
}

describe('languages', () => {
  test('English and Arabic have the same keys, placeholders and all their plural forms', () => {
    expect(compareCatalogues(en, ar)).toEqual([])
  })

  test('[I18N-06] Hindi is delivered and covers only a part of the keys', () => {
    expect(readdirSync(messagesDirectory).sort()).toEqual(shippedLocales.toSorted())
    expect(compareCatalogues(en, hi, { partial: true })).toEqual([])
    const covered = Object.keys(hi.messages).length
    expect(covered).toBeGreaterThan(10)
    expect(covered).toBeLessThan(Object.keys(en.messages).length)
  })

  test('[I18N-05] every key that Hindi lacks answers its Arabic text', () => {
    const t = translatorFor('hi')
    const missing = Object.keys(ar.messages).filter((key) => hi.messages[key] === undefined) as MessageKey[]
    expect(missing.length).toBeGreaterThan(0)
    for (const key of missing) {
      for (const count of [0, 1, 2, 3, 11, 100]) {
        expect(t(key, { count })).toBe(translatorFor(fallbackLocale)(key, { count }))
      }
    }
    expect(t('shell.back')).toBe('वापस')
  })

  test('each language is written in its own letters', () => {
    expect(wordsOf(en.messages).filter(([, text]) => /[\u0600-\u06ff\u0900-\u097f]/.test(text))).toEqual([])
    expect(wordsOf(ar.messages).filter(([, text]) => /[a-z\u0900-\u097f]/i.test(text))).toEqual([])
    expect(wordsOf(hi.messages).filter(([, text]) => /[a-z\u0600-\u06ff]/i.test(text))).toEqual([])
  })

  test('[FMT-08] no Arabic text writes other digits than 0-9', () => {
    expect(wordsOf(ar.messages).filter(([, text]) => /[٠-٩۰-۹]/.test(text))).toEqual([])
  })

  test('the keys of every message file are known to the compiler', () => {
    const source = readFileSync(new URL('message-key.ts', import.meta.url), 'utf8')
    const typed = Array.from(source.matchAll(/messages\/en\/([\w-]+)\.json/g), ([, domain]) => domain)
    expect(
      messageFiles('en')
        .map(({ domain }) => domain)
        .sort(),
    ).toEqual(typed.sort())
  })

  test('a fallback that is never needed leaves the language untouched', () => {
    expect(readCatalogue('en')).toEqual(en.messages)
  })
})

describe('compareCatalogues', () => {
  const english = { 'a.name': 'Hello {name}', 'a.days': { one: '{count} day', other: '{count} days' } }
  const arabic = {
    'a.name': 'أهلًا {name}',
    'a.days': {
      zero: 'لا',
      one: 'يوم',
      two: 'يومان',
      few: '{count} أيام',
      many: '{count} يومًا',
      other: '{count} يوم',
    },
  }
  const compare = (changes: Catalogue, partial = false) =>
    compareCatalogues(
      { locale: 'en', messages: english },
      { locale: 'ar', messages: { ...arabic, ...changes } },
      { partial },
    )

  test('is content with a right translation', () => {
    expect(compare({})).toEqual([])
  })

  test.each<[string, Catalogue, string]>([
    ['a surplus key', { 'a.more': 'x' }, 'a.more is only in ar'],
    ['an empty text', { 'a.name': ' ' }, 'a.name is empty in ar'],
    ['a lost placeholder', { 'a.name': 'أهلًا' }, 'a.name has the placeholders name and none'],
    ['a misspelt placeholder', { 'a.name': 'أهلًا {nme}' }, 'a.name has the placeholders name and nme'],
    ['a text instead of forms', { 'a.days': '{count}' }, 'a.days has plural forms in one language only'],
    ['missing forms', { 'a.days': { one: '1', other: '{count}' } }, 'a.days lacks the plural form few in ar'],
    [
      'a foreign placeholder in one form',
      { 'a.days': { ...arabic['a.days'], few: '{cuont} أيام' } },
      'a.days has other placeholders in its form few in ar',
    ],
    [
      'an unknown form',
      { 'a.days': { ...arabic['a.days'], several: 'x' } as Message },
      'a.days has the plural form several, which ar never uses',
    ],
    [
      'no figure at all',
      { 'a.days': { ...arabic['a.days'], other: 'أيام' } },
      'a.days does not show {count} in ar',
    ],
  ])('finds %s', (_case, changes, problem) => {
    expect(compare(changes)).toContain(problem)
  })

  test('finds a missing key, unless the translation may be partial', () => {
    const [original, translation] = [
      { locale: 'en', messages: english },
      { locale: 'ar', messages: { 'a.name': arabic['a.name'] } },
    ]
    expect(compareCatalogues(original, translation)).toEqual(['a.days is missing in ar'])
    expect(compareCatalogues(original, translation, { partial: true })).toEqual([])
  })

  test('finds forms missing in the original', () => {
    const original = { locale: 'en', messages: { 'a.days': { other: '{count}' } } }
    const problems = compareCatalogues(original, { locale: 'ar', messages: { 'a.days': arabic['a.days'] } })
    expect(problems).toEqual(['a.days lacks the plural form one in en'])
  })
})

describe('texts of the specification', () => {
  const quoted: Partial<Record<MessageKey, string>> = {
    'errors.generic': 'Sorry, something went wrong.',
    'errors.notFound.text': 'Sorry, the page you visited does not exist.',
    'errors.highTraffic.title': 'Whoa, too many visitors!',
    'errors.connection': 'Error in connecting to server',
    'errors.unsupportedMedia': 'Unsupported media format',
    'errors.payment.failed': 'Payment Failed',
    'errors.payment.oops': 'Oops, Something Wrong',
    'errors.payment.canceled': 'Your payment is canceled.',
    'locations.required': 'please enter your preferred province and city.',
    'refusals.STOCK_INSUFFICIENT': 'Stock is insufficient. Please remove this product',
    'refusals.PHONE_INVALID': 'Mobile is not valid!',
    'refusals.COUNTRY_CODE_INVALID': 'Country code is not valid!',
    'refusals.CAMPAIGN_PHONE_INVALID': 'Phone number is not valid',
    'refusals.CODE_REQUIRED': 'please enter your security code',
    'refusals.CODE_INCORRECT': 'your submit code is not correct',
    'refusals.NO_CHANGES': 'Please make some changes!',
    'refusals.SLOT_NOT_CHOSEN': 'Please choose a time for your service.',
    'refusals.ADDRESS_INVALID': 'Address is not valid',
    'shell.menu.userAccount': 'User Account',
    'catalogue.category.all': 'All',
    'catalogue.product.freeGift': '+ free gift',
    'formats.justNow': 'just now',
  }

  test.each(Object.entries(quoted))('[ERR-28] %s reads "%s" and has an Arabic counterpart', (key, text) => {
    expect(en.messages[key]).toBe(text)
    expect(ar.messages[key]).toMatch(/[\u0600-\u06ff]/)
  })

  const describedOnly: MessageKey[] = [
    'errors.geolocation.unsupported',
    'errors.geolocation.denied',
    'errors.geolocation.unavailable',
    'errors.geolocation.timeout',
    'errors.geolocation.failed',
    'errors.pushUnsupported',
    'refusals.FIRST_NAME_INVALID',
    'refusals.LAST_NAME_INVALID',
    'refusals.EMAIL_INVALID',
    'refusals.PASSWORD_INVALID',
    'refusals.PASSWORDS_DIFFER',
    'refusals.DRIVER_CODE_REQUIRED',
    'refusals.FIRST_NAME_REQUIRED',
    'refusals.LAST_NAME_REQUIRED',
    'refusals.PROMO_CODE_REQUIRED',
    'shell.toast.codeResent',
    'shell.toast.referralLinkCopied',
    'shell.toast.productLinkCopied',
  ]

  const emptyStates = [
    'cars',
    'addresses',
    'orders',
    'credits',
    'returnableOrders',
    'products',
    'shifts',
    'services',
    'transactions',
    'paymentMethods',
  ].flatMap((list) => [`shell.empty.${list}`, `shell.emptyHint.${list}`])

  function expectOwnTexts(keys: readonly string[]) {
    for (const { messages } of [en, ar]) {
      const texts = keys.map((key) => messages[key])
      expect(texts).not.toContain(undefined)
      expect(new Set(texts).size).toBe(keys.length)
    }
  }

  test('[ERR-27] texts given only by meaning have a wording of their own in both languages', () => {
    expectOwnTexts(describedOnly)
  })

  test('every empty state has a text of its own in both languages', () => {
    expectOwnTexts(emptyStates)
  })

  test('[AUTH-46] no language speaks of a code of four digits', () => {
    const codeTexts = [en, ar]
      .flatMap(({ messages }) => wordsOf(messages))
      .filter(([key]) => key.includes('.CODE_'))
    expect(codeTexts.filter(([, text]) => /4|four|أربع/.test(text))).toEqual([])
    expect(translatorFor('ar')('refusals.CODE_LENGTH_INVALID', { length: 6 })).toContain('6')
  })

  test('[ROLE-05] there is a manager label', () => {
    expect(en.messages['shell.menu.manager']).toBe('Manager')
  })
})

test('[UX-28] the cart has the word for a bundle that categories and names have', () => {
  for (const count of [1, 2, 3, 11, 100]) {
    expect(translatorFor('en')('cart.line.bundle', { count })).toMatch(/^Bundle of /)
    expect(translatorFor('ar')('cart.line.bundle', { count })).toMatch(/^باقة من /)
  }
})
