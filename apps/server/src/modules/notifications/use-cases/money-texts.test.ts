import { baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { describe, expect, test } from 'vitest'
import type { SoldOrder } from '#modules/orders/index.ts'
import { creditedText, returnedText } from './money-texts.ts'

type Line = SoldOrder['lines'][number]

const lineOf = (en: string, ar: string) => ({ productName: { en, ar } }) as unknown as Line
const wash = lineOf('Car wash', 'غسيل')
const pads = lineOf('Brake pads', 'فحمات')
const order = { number: 10_001, status: 'PARTIALLY_RETURNED', lines: [wash, pads] } as unknown as SoldOrder

/** Without tags and without the marks that hold numbers together in Arabic. */
const plain = (html: string) => html.replace(/<\/p>(?=<p>)/g, ' ').replace(/<[^>]*>|[\u2068\u2069]/g, '')

const messageOf = (wallet: number, giftCard: number) => {
  const { message } = returnedText(order, {
    ...{ line: pads, quantity: 2 },
    ...{ wallet: baisa(wallet), giftCard: baisa(giftCard) },
  })
  return { en: plain(message.en), ar: plain(message.ar) }
}

describe('what a return says', () => {
  test('names the line that came back, not the first of the order, with both parts of the money', () => {
    expect(messageOf(12_345, 1_000)).toEqual({
      en: '2 × Brake pads returned. 1.000 OMR are back on your gift card. 12.345 OMR are in your wallet. Your order is now “Partly returned”.',
      ar: 'أُرجع فحمات (العدد: 2). أُعيد 1.000 ر.ع. إلى بطاقة الهدية. أُضيف 12.345 ر.ع. إلى محفظتك. حالة طلبك الآن «مرتجع جزئيًا».',
    })
  })

  test('speaks of no wallet and no gift card that got nothing', () => {
    expect(messageOf(500, 0).en).not.toContain('gift card')
    expect(messageOf(0, 500).en).not.toContain('wallet')
    expect(messageOf(noBaisa, noBaisa).en).toBe(
      '2 × Brake pads returned. Your order is now “Partly returned”.',
    )
  })

  test('has the number of the order as its subject', () => {
    const { subject } = returnedText(order, { line: pads, quantity: 1, wallet: noBaisa, giftCard: noBaisa })
    expect({ en: plain(subject.en), ar: plain(subject.ar) }).toEqual({
      en: 'Return for order 10001 completed',
      ar: 'اكتمل الإرجاع من الطلب 10001',
    })
  })
})

test('money in the wallet is told with its amount and its reason', () => {
  const { subject, message } = creditedText(baisa(2_500), 'TOP_UP')
  expect(plain(subject.en)).toBe('2.500 OMR added to your wallet')
  expect(plain(message.en)).toBe('2.500 OMR were added to your wallet: Top-up.')
  expect(plain(subject.ar)).toBe('أُضيف 2.500 ر.ع. إلى محفظتك')
})
