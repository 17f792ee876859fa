import { expect, test } from 'vitest'
import { findDomainWords } from './find-domain-words.ts'

const wordsOf = (source: string) => findDomainWords('kernel/x.ts', source).map(({ word }) => word)

test.each([
  ['a name', 'const centreId = 3', 'centre'],
  ['a type', 'type OrderScope = 1', 'order'],
  ['a part of a type', 'type Scope = { customerId: number }', 'customer'],
  ['a text', "const kinds = ['wallets.adjust']", 'wallets'],
  ['a column', 'sql`SELECT centre_id FROM changes ORDER BY id`', 'centre'],
])('%s of the shop is found in the kernel', (_case, source, word) => {
  expect(wordsOf(source)).toEqual([word])
})

test.each([
  ['a comment with an example', '/** Such as an order of a customer. */\nconst x = 1'],
  ['the order of rows', 'sql`SELECT id FROM changes ORDER BY id`'],
  ['the order of rows in a plain text', "query('SELECT id FROM changes ORDER BY id')"],
  ['the name of a field of a foreign service', "const body = { messaging_product: 'whatsapp' }"],
])('%s is none', (_case, source) => {
  expect(wordsOf(source)).toEqual([])
})
