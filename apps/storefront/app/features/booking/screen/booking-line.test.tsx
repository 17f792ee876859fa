/** @vitest-environment happy-dom */
import { setBooking } from '@warsha/contract/cart/booking-actions.ts'
import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cartStore, changeLines, useCart } from '~/session/groups/cart.ts'
import { openPart } from '~/session/testing/open-part.tsx'
import { receiveToasts, type Toast } from '~/session/toasts.ts'
import type { ServiceOption } from '../calls/booking-calls.ts'
import { BookingLines } from './booking-lines.tsx'

const tyre: CartLine = {
  id: 'UHJvZHVjdDox',
  variantId: 'v1',
  name: 'Summer tyre',
  quantity: 4,
  price: baisa(20_000),
  payable_amount: baisa(20_000),
  discount_amount: baisa(0),
  discount_percentage: 0,
  tax: baisa(952),
  tax_rate: 5,
  img: '',
  bundle: [],
  metadata: [],
  serviceMetadata: null,
  error: null,
}
const atCentre: ServiceOption = { service_type: 'service', place: 'center', name: 'Fitted at a centre' }
const atHome: ServiceOption = { service_type: 'service', place: 'home', name: 'Fitted at your address' }
const booking = {
  metadata: [
    { key: 'slot_id', value: '7' },
    { key: 'delivery_date', value: '2031-11-20' },
    { key: 'delivery_time', value: '10:00-11:00' },
    { key: 'name', value: 'Ghala Service Centre' },
    { key: 'address', value: 'Ghala Heights' },
    { key: 'service_fee_id', value: 'fee' },
  ],
  feeAmount: baisa(1_500),
}

let toasts: Toast[]
const onChoose = vi.fn()
const reload = vi.fn()

beforeEach(() => {
  toasts = []
  receiveToasts((toast) => toasts.push(toast))
  onChoose.mockClear()
  reload.mockClear()
  changeLines(() => [tyre])
})

type Shown = { ways: readonly ServiceOption[] | null; hasFailed?: boolean }

function Lines({ ways, hasFailed = false }: Shown) {
  const goods = useCart((cart) => cart.lines).filter(({ id }) => id === tyre.id)
  return (
    <BookingLines
      list={{ current: null }}
      goods={goods}
      ways={ways && new Map([[tyre.id, ways]])}
      hasFailed={hasFailed}
      reload={reload}
      onChoose={onChoose}
    />
  )
}

const open = (shown: Shown, lang: 'en' | 'ar' = 'en') =>
  openPart(<Lines {...shown} />, { lang, texts: ['booking', 'soonest'], path: `/${lang}/booking/` })

describe('a line of the booking', () => {
  test('offers a button for each way, which opens the choice for this line', async () => {
    const { root, text } = await open({ ways: [atCentre, atHome] })
    expect(text()).toContain('4 pieces')
    const buttons = [...root.querySelectorAll('button')]
    expect(buttons).toHaveLength(2)
    await act(async () => buttons[1]?.click())
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ variantId: 'v1', way: atHome })
  })

  test('waits with a placeholder while its ways are on their way', async () => {
    const { root } = await open({ ways: null })
    expect(root.querySelector('ul')?.getAttribute('aria-busy')).toBe('true')
    expect(root.querySelectorAll('button')).toHaveLength(0)
  })

  test('that nobody does here leads to another place', async () => {
    const { root } = await open({ ways: [] })
    expect(root.querySelector('a')?.getAttribute('href')).toBe('/en/store/edit/')
  })

  test('whose ways could not be read says so once, and Try again reads them', async () => {
    const { root, press } = await open({ ways: null, hasFailed: true })
    expect(root.querySelectorAll('[role=alert]')).toHaveLength(1)
    expect(root.querySelector('a')).toBeNull()
    await press('Try again')
    expect(reload).toHaveBeenCalledOnce()
  })

  test('that is booked says when and where, and taking the booking off takes its fee; Undo brings both back', async () => {
    changeLines((lines) => setBooking(lines, 'v1', booking))
    const paid = cartStore.getState().totals.payable_amount
    const { root, rows, text } = await open({ ways: [atCentre] })
    expect(text()).toContain('10:00–11:00')
    expect(rows()).toEqual([
      ['Centre', 'Ghala Service Centre'],
      ['Address', 'Ghala Heights'],
    ])
    await act(async () => root.querySelector('button')?.click())
    expect(text()).toContain('Fitted at a centre')
    expect(cartStore.getState().totals.payable_amount).toBe(paid - 4 * 1_500)
    await act(async () => toasts[0]?.action?.onSelect())
    expect(text()).toContain('Ghala Service Centre')
    expect(cartStore.getState().totals.payable_amount).toBe(paid)
  })

  test('in Arabic keeps its hours, under Arabic labels', async () => {
    changeLines((lines) => setBooking(lines, 'v1', booking))
    const { text, rows } = await open({ ways: [atCentre] }, 'ar')
    expect(text()).toContain('10:00–11:00')
    for (const [label] of rows()) expect(label).toMatch(/^[\u0600-\u06ff ]+$/)
  })
})
