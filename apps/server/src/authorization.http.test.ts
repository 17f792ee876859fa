import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defineModule } from '#http/define-module.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import { refuse } from '#kernel/outcome.ts'
import { isAllowed, listOperations, type Operation } from '#testing/authorization-matrix.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { type CallerName, callers, testCallers } from '#testing/test-callers.ts'
import { modules } from './modules.ts'

const sessionOfFirst = '0f0e1d2c-3b4a-4596-8877-665544332211'
const passkeyOfFirst = '9f0e1d2c-3b4a-4596-8877-665544332211'
const carOfFirst = '1f0e1d2c-3b4a-4596-8877-665544332211'
const checkoutOfFirst = '5f0e1d2c-3b4a-4596-8877-665544332211'
const addressOfFirst = '2f0e1d2c-3b4a-4596-8877-665544332211'
/** One for each operation that ends it. */
const restAddressOfFirst = '3f0e1d2c-3b4a-4596-8877-665544332211'
const goneAddressOfFirst = '4f0e1d2c-3b4a-4596-8877-665544332211'
const waitedSlotOfFirst = '6f0e1d2c-3b4a-4596-8877-665544332211'
const orderOfFirst = '7f0e1d2c-3b4a-4596-8877-665544332211'
const invoiceOfFirst = 'af0e1d2c-3b4a-4596-8877-665544332211'
const creditNoteOfFirst = 'bf0e1d2c-3b4a-4596-8877-665544332211'
const billOfFirst = 'B111B111B111B111'

/**
 * Objects of the first customer, by the operation that names them. An operation that is not public and names an
 * object must be here: the matrix asks for it as its owner, as another customer, and for one that does not exist.
 */
const ownedObjects: Readonly<Record<string, string>> = {
  'GET /api/v1/notes/:id/': '7',
  'PUT /api/v1/cars/user-car/:id/': toGlobalId('UserCar', carOfFirst),
  'DELETE /api/v1/cars/user-car/:id/': toGlobalId('UserCar', carOfFirst),
  'PUT /api/v1/accounts/user-addresses/:id/': toGlobalId('Address', addressOfFirst),
  'DELETE /api/v1/accounts/user-addresses/:id/': toGlobalId('Address', restAddressOfFirst),
  'mutation accountAddressUpdate': toGlobalId('Address', addressOfFirst),
  'mutation accountAddressDelete': toGlobalId('Address', goneAddressOfFirst),
  'mutation accountSetDefaultAddress': toGlobalId('Address', addressOfFirst),
  'GET /api/v1/service_center/bill-factor/': billOfFirst,
  'DELETE /api/v1/service_center/waiting-list/:id/': toGlobalId('WaitedSlot', waitedSlotOfFirst),
  'DELETE /api/v1/accounts/passkeys/:id/': toGlobalId('Passkey', passkeyOfFirst),
  'mutation checkoutCustomerAttach': toGlobalId('Checkout', checkoutOfFirst),
  'mutation checkoutCustomerDetach': toGlobalId('Checkout', checkoutOfFirst),
  'query order': toGlobalId('Order', orderOfFirst),
  'GET /api/v1/invoices/:id/pdf/': toGlobalId('Invoice', invoiceOfFirst),
  'GET /api/v1/credit-notes/:id/pdf/': toGlobalId('CreditNote', creditNoteOfFirst),
  'mutation sessionEnd': toGlobalId('UserSession', sessionOfFirst),
}

/** Their owner is told of something else that does not exist: the code, the gateway. */
const absentToOwners = new Set(['mutation checkoutRemovePromoCode', 'mutation transactionInitialize'])

const documentOfFirst = {
  orderNumber: 1,
  orderedAt: '2026-11-01T00:00:00Z',
  seller: { name: { en: '', ar: '' }, address: { en: '', ar: '' }, taxNumber: '' },
  lines: [],
  discounts: [],
  payments: [],
  feeBaisa: 0,
}

const creditOfFirst = {
  orderNumber: 1,
  seller: documentOfFirst.seller,
  invoice: { year: 2026, sequence: 1, issuedAt: '2026-11-01T00:00:00Z' },
  lines: [],
  feeBaisa: 0,
  roundingBaisa: 0,
}

/** Stands for the modules with customers' own objects, so that the matrix itself is proven. */
const notes = defineModule({
  name: 'notes',
  rest: () => async (app) => {
    const owners: Record<string, number> = { 7: 1 }
    app.get<{ Params: { id: string } }>(
      '/notes/:id/',
      { config: { access: 'customer', object: 'order' } },
      async (request, reply) => {
        const { caller, params } = request
        const isOwn = caller.kind === 'customer' && owners[params.id] === caller.customerId
        return isOwn ? { data: {} } : sendRefusal(request, reply, refuse('NOT_FOUND'))
      },
    )
    app.post('/notes/', { config: { access: ['operator', 'gateway'] } }, async () => ({ data: {} }))
  },
})

let shop: TestApp
let operations: Operation[]
beforeAll(async () => {
  shop = await buildTestApp({ modules: [...modules, notes, testCallers] })
  await shop.app.ready()
  operations = listOperations(shop.app)
})
afterAll(() => shop.close())

/** Some operations end what they name, so it is there again for every test. */
beforeEach(async () => {
  const { db } = shop.deps
  await db.execute(sql`INSERT INTO customers (id, phone) VALUES (1, '+96890000001'), (2, '+96890000002')
    ON CONFLICT DO NOTHING`)
  await db.execute(sql`INSERT INTO sessions (customer_id, public_id, expires_at)
    VALUES (1, ${sessionOfFirst}, now() + interval '1 day')
    ON CONFLICT (public_id) DO UPDATE SET ended_at = NULL`)
  await db.execute(sql`INSERT INTO passkeys (public_id, customer_id, credential_id, public_key, counter, transports)
    VALUES (${passkeyOfFirst}, 1, 'first', '', 0, '{}') ON CONFLICT DO NOTHING`)
  await db.execute(sql`INSERT INTO customer_cars (public_id, customer_id, model_id, year, slot)
    SELECT ${carOfFirst}, 1, min(id), 2019, 1 FROM car_models ON CONFLICT DO NOTHING`)
  await db.execute(sql`INSERT INTO customer_addresses (public_id, customer_id, slot, street_address_1, country)
    VALUES (${addressOfFirst}, 1, 1, 'Way 1', 'OM'), (${restAddressOfFirst}, 1, 2, 'Way 2', 'OM'),
      (${goneAddressOfFirst}, 1, 3, 'Way 3', 'OM') ON CONFLICT DO NOTHING`)
  await db.execute(sql`INSERT INTO checkouts (public_id, customer_id, channel_id, state_id, language)
    SELECT ${checkoutOfFirst}, 1, min(channels.id), 11, 'en' FROM channels
    ON CONFLICT (public_id) DO UPDATE SET customer_id = 1`)
  await db.execute(sql`INSERT INTO orders (public_id, checkout_id, checkout_public_id, customer_id, channel_id, state_id,
      language, email, total_baisa, tax_baisa, payment_status)
    SELECT ${orderOfFirst}, id, public_id, 1, channel_id, state_id, 'en', '', 0, 0, 'FULLY_CHARGED'
    FROM checkouts WHERE public_id = ${checkoutOfFirst} ON CONFLICT DO NOTHING`)
  await db.execute(sql`INSERT INTO invoices (public_id, year, sequence, order_id, customer_id, issued_at, total_baisa,
      tax_baisa, document)
    SELECT ${invoiceOfFirst}, 2026, 1, id, 1, '2026-11-01', 0, 0, ${JSON.stringify(documentOfFirst)}
    FROM orders WHERE public_id = ${orderOfFirst} ON CONFLICT DO NOTHING`)
  await db.execute(sql`INSERT INTO credit_notes (public_id, year, sequence, invoice_id, order_id, customer_id, refund_key,
      occasion, issued_at, amount_baisa, total_baisa, tax_baisa, document)
    SELECT ${creditNoteOfFirst}, 2026, 1, id, order_id, 1, 'first', 'refund', '2026-11-02', 1, 1, 0,
      ${JSON.stringify(creditOfFirst)}
    FROM invoices WHERE public_id = ${invoiceOfFirst} ON CONFLICT DO NOTHING`)
  await db.execute(sql`INSERT INTO slot_waiters (public_id, customer_id, number, slot_id, product_id, service_type, venue)
    SELECT ${waitedSlotOfFirst}, 1, 1, (SELECT max(id) FROM slots), min(id), 'service', 'center' FROM products
    ON CONFLICT DO NOTHING`)
  await db.execute(sql`INSERT INTO centre_bills (code, customer_id, centre_id, centre_name_en, centre_name_ar)
    SELECT ${billOfFirst}, 1, id, name_en, name_ar FROM service_centres LIMIT 1 ON CONFLICT DO NOTHING`)
})

/** HEAD is asked about what GET names. */
const ownedBy = ({ name, object }: Operation) =>
  ownedObjects[name.replace(/^HEAD/, 'GET')] ??
  (object === 'checkout' ? toGlobalId('Checkout', checkoutOfFirst) : undefined)

const everybody = Object.keys(callers) as CallerName[]

describe('the authorization matrix', () => {
  test('has every REST call and every GraphQL root field', () => {
    const names = operations.map(({ name }) => name)
    expect(names).toContain('POST /api/v1/products/check-product-stock/')
    expect(names).toContain('query products')
    expect(names).toContain('mutation updateMetadata')
    expect(names.length).toBeGreaterThan(30)
  })

  test.each(everybody)(
    '%s is answered where the declaration says so and refused elsewhere',
    async (caller) => {
      const wrong: string[] = []
      for (const operation of operations) {
        const answer = await operation.ask(shop.app, caller, ownedBy(operation))
        // What nobody may write is refused inside a public operation, too: its own rule, not the declaration's.
        if (operation.name === 'mutation updateMetadata') continue
        if (isAllowed(operation.access, caller) === (answer === 'denied'))
          wrong.push(`${operation.name}: ${answer}`)
      }
      expect(wrong).toEqual([])
    },
  )

  test('an object of somebody else looks like one that does not exist', async () => {
    const wrong: string[] = []
    for (const operation of operations.filter(
      // What only gateways call names a gateway, not an object of a customer.
      ({ name, access, object, namesObject }) =>
        name !== 'mutation updateMetadata' &&
        object !== 'payment' &&
        (object || (access !== 'public' && access !== 'gateway' && namesObject)),
    )) {
      const own = ownedBy(operation)
      // An operation before may have detached it.
      await shop.deps.db.execute(
        sql`UPDATE checkouts SET customer_id = 1 WHERE public_id = ${checkoutOfFirst}`,
      )
      expect(own, `${operation.name} has no sample in ownedObjects`).toBeDefined()
      const answers = [
        await operation.ask(shop.app, 'customer', own),
        await operation.ask(shop.app, 'other customer', own),
        await operation.ask(shop.app, 'customer', '999999'),
      ]
      const expected = absentToOwners.has(operation.name) ? 'absent' : 'answered'
      if (answers.join() !== `${expected},absent,absent`) wrong.push(`${operation.name}: ${answers.join()}`)
    }
    expect(wrong).toEqual([])
  })
})
