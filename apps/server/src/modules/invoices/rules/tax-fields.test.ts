import { baisa } from '@warsha/contract/money/baisa.ts'
import { expect, test } from 'vitest'
import { taxFields } from './tax-fields.ts'

const invoice = {
  sellerName: 'ورشة للتجارة ش.م.م',
  taxNumber: 'OM1100000000',
  issuedAt: new Date('2026-11-15T20:00:00.123Z'),
  totalBaisa: baisa(10_500),
  taxBaisa: baisa(500),
}

test('the five fields are tags with the length of their bytes', () => {
  const bytes = Buffer.from(taxFields(invoice), 'base64')
  const fields: [number, string][] = []
  for (let at = 0; at < bytes.length; ) {
    const [tag = 0, length = 0] = [bytes[at], bytes[at + 1]]
    fields.push([tag, bytes.toString('utf8', at + 2, at + 2 + length)])
    at += 2 + length
  }
  expect(fields).toEqual([
    [1, 'ورشة للتجارة ش.م.م'],
    [2, 'OM1100000000'],
    [3, '2026-11-15T20:00:00Z'],
    [4, '10.500'],
    [5, '0.500'],
  ])
})

test('a field that no length can say is a fault', () => {
  expect(() => taxFields({ ...invoice, sellerName: 'x'.repeat(256) })).toThrow('tax field 1')
})
