/** @vitest-environment happy-dom */
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { OrdersList } from '~/features/orders/orders-list.tsx'
import { loginStore } from '~/session/groups/login.ts'
import { answerFetch, type FetchAnswer } from '~/session/testing/answer-fetch.ts'
import { openPart, until } from '~/session/testing/open-part.tsx'
import MyOrderRoute from './my-order.tsx'

const texts = ['orders', 'returns'] as const
const amount = (value: number) => ({ amount: value })

function anOrder(number: string) {
  return {
    id: `order-${number}`,
    number,
    created: '2026-12-30T20:30:00Z',
    status: 'UNFULFILLED',
    statusDisplay: 'Unfulfilled',
    paymentStatus: 'FULLY_CHARGED',
    paymentStatusDisplay: 'Paid',
    isPaid: true,
    total: { gross: amount(9.2), tax: amount(0.438) },
    shippingPrice: { gross: amount(0) },
    summary: {
      itemsAmount: amount(10.7),
      giftCardAmount: amount(0),
      deliveryAmount: amount(0),
      serviceAmount: amount(0),
      usedCredit: amount(2),
      discountAmount: amount(1.5),
      payableAmount: amount(7.2),
    },
    surcharges: [],
    lines: [],
    refunds: [],
    creditNotes: [],
    invoices: [],
    shippingAddress: null,
    billingAddress: null,
  }
}

/** The shop with this answer for orders, and nothing that may come back. */
function answerOrders(read: (variables: { after?: string | null }) => FetchAnswer) {
  return answerFetch(({ path, body }) =>
    path.startsWith('/graphql') ? read((body as { variables: object }).variables) : { body: { data: [] } },
  )
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  loginStore.setState({ is_login: true, user_id: crypto.randomUUID() })
})

const open = () => {
  const Page = MyOrderRoute as unknown as ComponentType<{ params: { id: string } }>
  return openPart(<Page params={{ id: 'order-10007' }} />, {
    lang: 'en',
    texts,
    path: '/en/my-order/order-10007/',
  })
}

describe('the page of an order', () => {
  test('has its rows of money once it is read, each amount under its name and with its sign', async () => {
    answerOrders(() => ({ body: { data: { order: anOrder('10007') } } }))
    const page = await open()
    await page.shows('10007')
    expect(page.rows().slice(2)).toEqual([
      ['Items', '10.700 OMR'],
      ['Discount', '−1.500 OMR'],
      ['Tax included', '0.438 OMR'],
      ['Total', '9.200 OMR'],
      ['Paid from wallet', '2.000 OMR'],
      ['Paid by card', '7.200 OMR'],
    ])
  })

  test('that cannot be read does not say that there is none, and Try again reads it', async () => {
    let answer: FetchAnswer = 'offline'
    answerOrders(() => answer)
    const page = await open()
    await page.shows('This order could not be loaded.')
    answer = { body: { data: { order: anOrder('10007') } } }
    await page.press('Try again')
    await page.shows('9.200 OMR')
    expect(page.text()).not.toContain('could not be loaded')
  })

  test('comes by itself when the browser is online again', async () => {
    let answer: FetchAnswer = 'offline'
    answerOrders(() => answer)
    const page = await open()
    await page.shows('This order could not be loaded.')
    answer = { body: { data: { order: anOrder('10007') } } }
    window.dispatchEvent(new Event('online'))
    await page.shows('9.200 OMR')
  })

  test('that does not exist says so and leads to the others', async () => {
    answerOrders(() => ({ body: { data: { order: null } } }))
    const page = await open()
    await until(() => page.root.querySelector('h1') !== null)
    expect(page.root.querySelector('a')?.getAttribute('href')).toBe('/en/my-orders')
    expect(page.text()).not.toContain('could not be loaded')
  })

  test('opened again shows what it had at once, and then what it is now', async () => {
    const answers: FetchAnswer[] = [9.2, 4.1].map((total) => ({
      body: { data: { order: { ...anOrder('10007'), total: { gross: amount(total), tax: amount(0) } } } },
    }))
    answerOrders(() => answers[0] ?? 'never')
    const first = await open()
    await first.shows('9.200 OMR')
    await first.close()
    const held = answers.splice(0)
    const second = await open()
    expect(second.rows()).toContainEqual(['Total', '9.200 OMR'])
    await second.close()
    answers.push(...held.slice(1))
    await (await open()).shows('4.100 OMR')
  })
})

describe('the list of orders', () => {
  const page = (numbers: string[], next: string | null): FetchAnswer => ({
    body: {
      data: {
        me: {
          orders: {
            edges: numbers.map((number) => ({ node: anOrder(number) })),
            pageInfo: { hasNextPage: next !== null, endCursor: next },
          },
        },
      },
    },
  })
  const openList = () => openPart(<OrdersList empty={<p>None yet</p>} />, { lang: 'en', texts })

  test('grows page by page, says when a page fails, and is read as far as it was shown when it is opened again', async () => {
    let isDown = false
    const asked: (string | null | undefined)[] = []
    answerOrders(({ after }) => {
      asked.push(after)
      if (isDown) return 'offline'
      return after === 'second' ? page(['3'], null) : page(['1', '2'], 'second')
    })
    const list = await openList()
    await list.shows('Order 2')
    isDown = true
    await list.press('Show more')
    await list.shows('Try again')
    expect(list.text()).toContain('Order 2')
    isDown = false
    await list.press('Try again')
    await list.shows('Order 3')
    await list.close()
    asked.length = 0
    const again = await openList()
    expect(again.text()).toContain('Order 3')
    await until(() => asked.length === 2)
    expect(asked).toEqual([null, 'second'])
    expect(again.text()).toContain('Order 3')
  })

  test('without an order shows what stands for none', async () => {
    answerOrders(() => page([], null))
    const list = await openList()
    await list.shows('None yet')
  })
})
