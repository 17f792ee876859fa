import fc from 'fast-check'

/** Texts that have broken servers before. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '%00',
  '%E0%A4%A',
  '../../etc/passwd',
  "'; DROP TABLE products; --",
  '__proto__',
  'constructor',
  'toString',
  '-1',
  '0',
  '1',
  '1.5',
  '1e3',
  '٢',
  'NaN',
  '500000000000',
  '9007199254740993',
  '99999999999999999999',
  ...[
    'Product',
    'ProductVariant',
    'User',
    'Checkout',
    'Order',
    'OrderLine',
    'Invoice',
    'Address',
    'GiftCard',
  ].map((type) => btoa(`${type}:1`)),
  'UHJvZHVjdDo5OTk5OTk5OTk5OTk5OTk5OTk=',
  'T3JkZXI6MDAwMDAwMDAtMDAwMC00MDAwLTgwMDAtMDAwMDAwMDAwMDAx',
  '00000000-0000-4000-8000-000000000001',
  'welcome10',
  'gift-demo-25',
  '2026-02-30',
  '2026-11-15T00:00:00Z',
  '+999999-01-01T00:00:00Z',
  '275760-09-13T00:00:00.001Z',
  'default-channel',
  'muscat',
  '\ud800',
  'ı̇İẞ',
  '<script>alert(1)</script>',
  '{"a":1}',
  'x'.repeat(5000),
]

const numbers = [
  0,
  -0,
  1,
  -1,
  2,
  11,
  100,
  101,
  1.5,
  1e-7,
  5e11,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  2 ** 53,
  1e21,
  1e308,
]

export const hostileText = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
export const hostileNumber = fc.oneof(
  fc.constantFrom(...numbers),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** Any JSON that a caller may send in place of what was asked for. */
export const hostileJson: fc.Arbitrary<unknown> = fc.letrec((again) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    hostileText,
    hostileNumber,
    fc.boolean(),
    fc.constant(null),
    fc.array(again('value'), { maxLength: 3 }),
    fc.dictionary(
      fc.oneof(fc.constantFrom('id', '__proto__', 'quantity', ''), fc.string({ maxLength: 8 })),
      again('value'),
      { maxKeys: 3 },
    ),
  ),
})).value
