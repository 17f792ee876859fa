import { expect, test } from 'vitest'
import { whatsappLink } from './whatsapp-link.ts'

test('[NAV-57] the chat address carries the number and the encoded greeting', () => {
  expect(whatsappLink('96890000000', 'مرحبًا & hello?')).toBe(
    'https://wa.me/96890000000?text=%D9%85%D8%B1%D8%AD%D8%A8%D9%8B%D8%A7%20%26%20hello%3F',
  )
})
