import { randomUUID } from 'node:crypto'
import { type Baisa, baisa } from '@warsha/contract/money/baisa.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import type { ListedEntry } from '../../rules/gateway-entry.ts'
import type { PaymentForm } from '../../rules/payment-attempt.ts'
import type { PaymentGateway, StartPayment } from '../../use-cases/payment-gateway.ts'
import { guardGateway } from '../guard-gateway.ts'

/** Failures of a gateway, tried with every call to it. */
export type Trouble = 'server error' | 'too many calls' | 'a page instead of JSON' | 'a cut line' | 'silence'

export type OpenedGateway = {
  port: PaymentGateway
  /** The same gateway through a port that soon gives up. */
  impatientPort: PaymentGateway
  /** Pays as the customer does at the gateway's page. */
  pay(pspReference: string): Promise<unknown>
  /** Its own time for the payment is over. */
  expire(pspReference: string): Promise<unknown>
  /** From now on every call ends like this. */
  fail(trouble: Trouble): void
  /** The amount that the gateway has refunded of a payment so far. */
  refunded(pspReference: string): Promise<number>
  minAmount: Baisa
  /** Left out: at a page of its own. */
  form?: PaymentForm
  /** Whether one key is one payment, and one refund. */
  hasKeys: boolean
  /** Whether parts of a payment are given back. */
  refundsParts: boolean
  secrets: readonly string[]
  close(): Promise<unknown>
}

/** The behaviour that the shop relies on, for every gateway and for every fake of one. */
export function describeGatewayContract(
  name: string,
  open: () => Promise<OpenedGateway>,
  troubles: readonly Trouble[],
): void {
  describe(`${name} keeps the contract of gateways`, () => {
    let gateway: OpenedGateway
    beforeEach(async () => {
      gateway = await open()
    })
    afterEach(() => gateway.close())
    describe('payments', () => testPayments(() => gateway))
    describe('refunds', () => testRefunds(() => gateway))
    describe('its book', () => testBook(() => gateway))
    describe('trouble', () => testTrouble(() => gateway, troubles))
  })
}

type Gateway = () => OpenedGateway

const payment = (change: Partial<StartPayment> = {}): StartPayment => ({
  attemptId: randomUUID(),
  amount: baisa(12_340),
  description: 'Warsha',
  locale: 'en',
  form: 'page',
  createdAt: new Date(),
  expiresAt: new Date(Date.now() + 14 * 60_000),
  returnTo: { host: 'http://localhost/en', checkoutId: 'Q2g=' },
  ...change,
})

function startsOf(gateway: Gateway) {
  const begin = (change: Partial<StartPayment> = {}) => payment({ form: gateway().form ?? 'page', ...change })
  const start = async (asked = begin()) => {
    const started = await gateway().port.startPayment(asked)
    if (started.kind !== 'started') throw new Error(`not started: ${started.kind}`)
    return { ...asked, ...started }
  }
  const startPaid = async () => {
    const started = await start()
    await gateway().pay(started.pspReference)
    return started
  }
  return { begin, start, startPaid }
}

const part = (pspReference: string, amount: number, key = randomUUID()) => ({
  pspReference,
  amount: baisa(amount),
  key,
})

function testPayments(gateway: Gateway): void {
  const { begin, start, startPaid } = startsOf(gateway)

  test('a payment is pending until it is paid, and then says for what, how much and in which currency', async () => {
    const { pspReference, attemptId, amount, ...door } = await start()
    if ('clientSecret' in door)
      expect(door).toMatchObject({ url: null, clientSecret: expect.stringContaining(pspReference) })
    else expect(door.url).toMatch(/^https?:\/\//)
    expect(await gateway().port.readPayment(pspReference)).toMatchObject({ kind: 'read', state: 'pending' })
    await gateway().pay(pspReference)
    const paid = { kind: 'read', state: 'paid', attemptId, amount, currency: 'OMR' }
    expect(await gateway().port.readPayment(pspReference)).toEqual(paid)
  })

  test('asked twice under one key it makes one payment, if it knows keys', async () => {
    const asked = begin()
    const [one, two] = [await start(asked), await start(asked)]
    expect(one.pspReference === two.pspReference).toBe(gateway().hasKeys)
    const other = await gateway().port.startPayment({ ...asked, amount: baisa(99_990) })
    expect(other.kind).toBe(gateway().hasKeys ? 'in-progress' : 'started')
  })

  test('less than its minimum is refused, not thrown', async () => {
    const { kind } = await gateway().port.startPayment(begin({ amount: baisa(gateway().minAmount - 10) }))
    expect(['amount-too-small', 'refused']).toContain(kind)
    expect((await gateway().port.startPayment(begin({ amount: gateway().minAmount }))).kind).toBe('started')
  })

  test('an open payment is closed, once, and nobody can pay it any more', async () => {
    const { pspReference } = await start()
    expect(await gateway().port.closePayment(pspReference)).toEqual({ kind: 'closed' })
    expect(await gateway().port.readPayment(pspReference)).toMatchObject({ kind: 'read', state: 'cancelled' })
    expect(await gateway().port.closePayment(pspReference)).toEqual({ kind: 'already-ended' })
    await gateway().pay(pspReference)
    expect(await gateway().port.readPayment(pspReference)).toMatchObject({ state: 'cancelled' })
  })

  test('closing what is paid says so, and what has run out says so', async () => {
    const { pspReference } = await startPaid()
    expect(await gateway().port.closePayment(pspReference)).toEqual({ kind: 'already-paid' })
    expect(await gateway().port.readPayment(pspReference)).toMatchObject({ state: 'paid' })
    const late = await start()
    await gateway().expire(late.pspReference)
    expect(await gateway().port.closePayment(late.pspReference)).toEqual({ kind: 'already-ended' })
    expect(await gateway().port.readPayment(late.pspReference)).toMatchObject({ state: 'cancelled' })
  })

  test('a reference that it does not know is an answer to every call', async () => {
    const { port } = gateway()
    const unknown = { kind: 'unknown-reference' }
    expect(await port.readPayment('unknown')).toMatchObject(unknown)
    expect(await port.closePayment('unknown')).toMatchObject(unknown)
    expect(await port.refund(part('unknown', 100))).toMatchObject(unknown)
  })
}

function testRefunds(gateway: Gateway): void {
  const { start, startPaid } = startsOf(gateway)

  test('a payment is given back whole, once, and never twice', async () => {
    const { pspReference, amount } = await startPaid()
    const whole = part(pspReference, amount)
    expect(await gateway().port.refund(whole)).toMatchObject({ kind: 'refunded' })
    expect(['refunded', 'already-refunded']).toContain((await gateway().port.refund(whole)).kind)
    const again = await gateway().port.refund(part(pspReference, amount))
    expect(['already-refunded', 'not-refundable']).toContain(again.kind)
    expect(await gateway().refunded(pspReference)).toBe(amount)
  })

  test('parts are given back up to what was paid, if it gives back parts', async () => {
    if (!gateway().refundsParts) return expect(gateway().refundsParts).toBe(false)
    const { pspReference } = await startPaid()
    expect(await gateway().port.refund(part(pspReference, 12_000))).toMatchObject({ kind: 'refunded' })
    expect(await gateway().port.refund(part(pspReference, 350))).toMatchObject({ kind: 'not-refundable' })
    expect(await gateway().port.refund(part(pspReference, 340))).toMatchObject({ kind: 'refunded' })
    expect(await gateway().refunded(pspReference)).toBe(12_340)
  })

  test('what nobody has paid cannot be given back', async () => {
    const { pspReference, amount } = await start()
    expect(await gateway().port.refund(part(pspReference, amount))).toMatchObject({ kind: 'not-refundable' })
  })
}

function testBook(gateway: Gateway): void {
  const { start, startPaid } = startsOf(gateway)

  /** Everything that the gateway lists since a moment, page by page. */
  async function listAll(since: Date) {
    const entries: ListedEntry[] = []
    let after: string | undefined
    for (;;) {
      const listed = await gateway().port.listEntries({ since, after })
      if (listed.kind !== 'listed') throw new Error(`not listed: ${listed.kind}`)
      entries.push(...listed.entries)
      if (listed.after === null) return entries
      after = listed.after
    }
  }

  test('has what was charged and given back, under the references of the shop, and nothing that was not paid', async () => {
    const since = new Date(Date.now() - 60_000)
    const unpaid = await start()
    const { pspReference, attemptId, amount } = await startPaid()
    const refund = part(pspReference, amount)
    await gateway().port.refund(refund)
    const entries = await listAll(since)
    const charge = entries.find((entry) => entry.kind === 'charge' && entry.attemptId === attemptId)
    expect(charge).toMatchObject({ amount })
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'refund', refundKey: refund.key, amount }))
    expect(entries.filter((entry) => entry.attemptId === unpaid.attemptId)).toEqual([])
    expect(new Set(entries.map(({ kind, reference }) => `${kind} ${reference}`)).size).toBe(entries.length)
  })

  test('has many pages, and begins with the moment that is asked for', async () => {
    const since = new Date(Date.now() - 60_000)
    const before = (await listAll(since)).length
    for (let count = 0; count < 120; count++) await startPaid()
    expect((await listAll(since)).length).toBe(before + 120)
    expect(await listAll(new Date(Date.now() + 3_600_000))).toEqual([])
  }, 120_000)
}

function testTrouble(gateway: Gateway, troubles: readonly Trouble[]): void {
  const { begin, startPaid } = startsOf(gateway)

  test.each(troubles)(
    '%s is an answer to every call, and says no secret',
    async (trouble) => {
      const { pspReference, amount } = await startPaid()
      gateway().fail(trouble)
      const port = trouble === 'silence' ? gateway().impatientPort : gateway().port
      const answers = [
        await port.startPayment(begin()),
        await port.readPayment(pspReference),
        await port.closePayment(pspReference),
        await port.refund(part(pspReference, amount)),
        await port.listEntries({ since: new Date(0), after: undefined }),
      ]
      const kind = trouble === 'too many calls' ? 'rate-limited' : 'unreachable'
      expect(answers.map((answer) => answer.kind)).toEqual([kind, kind, kind, kind, kind])
      const pause = trouble === 'too many calls' ? { retryAfterSeconds: 120 } : {}
      for (const answer of answers) expect(answer).toMatchObject(pause)
      for (const secret of gateway().secrets) expect(JSON.stringify(answers)).not.toContain(secret)
    },
    60_000,
  )

  test('what it refuses pauses nobody: ten closed again, and the next customer pays', async () => {
    const port = guardGateway('guarded', gateway().port, { clock: systemClock })
    const { pspReference } = await startPaid()
    for (let call = 0; call < 10; call++) {
      expect(await port.closePayment(pspReference)).toEqual({ kind: 'already-paid' })
      expect(await port.readPayment('unknown')).toMatchObject({ kind: 'unknown-reference' })
    }
    expect((await port.startPayment(begin())).kind).toBe('started')
  })

  const limited = troubles.filter((trouble) => trouble === 'too many calls')
  for (const trouble of limited)
    test(`a gateway that says "${trouble}" again and again is not paused`, async () => {
      const port = guardGateway('guarded', gateway().port, { clock: systemClock })
      gateway().fail(trouble)
      for (let call = 0; call < 11; call++)
        expect(await port.readPayment('any')).toMatchObject({ kind: 'rate-limited', retryAfterSeconds: 120 })
    })

  test('a gateway that does not answer is left alone after five calls, without a throw', async () => {
    const port = guardGateway('guarded', gateway().port, { clock: systemClock })
    gateway().fail(troubles[0] ?? 'server error')
    for (let call = 0; call < 5; call++) await port.readPayment('any')
    expect(await port.readPayment('any')).toEqual({ kind: 'unreachable', reason: 'paused' })
    expect(await port.startPayment(begin())).toEqual({ kind: 'unreachable', reason: 'paused' })
  }, 60_000)
}
