import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBrowser } from '~/session/testing/fake-browser.ts'
import { openShop, type ShopAnswer } from '~/session/testing/fake-shop.ts'

const closers: (() => Promise<void>)[] = []

beforeEach(() => {
  vi.resetModules()
})

afterEach(async () => {
  // A write that waits for its turn would end in the storage of the next test.
  const { flushSession } = await import('~/session/persisted-state.ts')
  flushSession()
  vi.unstubAllGlobals()
  for (const close of closers.splice(0)) await close()
})

describe('the way back from the gateway', () => {
  test('[PAY-50] processes the transaction of the session, and then asks for the order', async () => {
    const { payment, loginStore, calls } = await openReturn({ orderNumber: '10001' })
    loginStore.setState({ transactionId: 'VHJhbnNhY3Rpb246MQ==', checkoutId: 'Q2hlY2tvdXQ6MQ==' })
    await expect(payment.placeOrder('Q2hlY2tvdXQ6MQ==')).resolves.toBe('10001')
    expect(calls()).toEqual([
      ['ProcessPayment', { id: 'VHJhbnNhY3Rpb246MQ==', data: null }],
      ['CompleteCheckout', { id: 'Q2hlY2tvdXQ6MQ==' }],
    ])
    expect(loginStore.getState()).toMatchObject({ transactionId: '', checkoutId: '' })
  })

  test('[PAY-50] none is processed when none was started; one that is given up is ended, and says whether it cost something', async () => {
    const { payment, loginStore, calls } = await openReturn({
      orderNumber: null,
      data: { money: 'wallet', wallet_amount: 1.5 },
    })
    expect(await payment.processLastPayment()).toEqual({ money: 'unknown' })
    expect(calls()).toEqual([])
    loginStore.setState({ transactionId: 'VHJhbnNhY3Rpb246Mg==' })
    const moved = { money: 'wallet', walletAmount: 1_500 }
    expect(await payment.processLastPayment({ isGivenUp: true })).toEqual(moved)
    expect(calls()).toEqual([['ProcessPayment', { id: 'VHJhbnNhY3Rpb246Mg==', data: { cancel: true } }]])
    expect(await payment.processLastPayment()).toEqual(moved)
  })

  test('an order is asked for even when the transaction cannot be processed; unpaid, the checkout stays', async () => {
    const { payment, loginStore, calls } = await openReturn({ orderNumber: null, isProcessLost: true })
    loginStore.setState({ transactionId: 'VHJhbnNhY3Rpb246Mw==', checkoutId: 'Q2hlY2tvdXQ6MQ==' })
    await expect(payment.placeOrder('Q2hlY2tvdXQ6MQ==')).resolves.toBeNull()
    expect(calls().at(-1)).toEqual(['CompleteCheckout', { id: 'Q2hlY2tvdXQ6MQ==' }])
    expect(loginStore.getState()).toMatchObject({
      checkoutId: 'Q2hlY2tvdXQ6MQ==',
      transactionId: 'VHJhbnNhY3Rpb246Mw==',
    })
    expect(await payment.processLastPayment()).toEqual({ money: 'unknown' })
  })
})

type Gateway = { orderNumber: string | null; isProcessLost?: boolean; data?: object }
type Sent = { query: string; variables: unknown }

/** The page that the gateway returns to, with a shop that knows how the payment ended. */
async function openReturn({ orderNumber, isProcessLost = false, data = {} }: Gateway) {
  const shop = await openShop(({ body }): ShopAnswer => {
    // After a call that was lost the page asks whether the shop answers at all.
    if (!body) return {}
    if (!(body as Sent).query.includes('CompleteCheckout'))
      return isProcessLost ? 'cut' : { body: { data: { transactionProcess: { data } } } }
    const order = orderNumber && { id: 'T3JkZXI6MQ==', number: orderNumber }
    return { body: { data: { checkoutComplete: { order, errors: [] } } } }
  })
  closers.push(shop.close)
  openBrowser('/en/payment/result')
  // Relative addresses are the browser's own; here they need an origin.
  const send = globalThis.fetch
  vi.stubGlobal('fetch', (to: string, init: RequestInit) => send(shop.url + to, init))
  const payment = await import('./return-from-gateway.ts')
  const { loginStore } = await import('~/session/groups/login.ts')
  const calls = () =>
    shop.requests.flatMap(({ body }) => {
      if (!body) return []
      const { query, variables } = body as Sent
      return [[/^mutation (\w+)/.exec(query)?.[1], variables]]
    })
  return { payment, loginStore, calls }
}
