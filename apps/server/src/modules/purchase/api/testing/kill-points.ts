import type { Stop } from '#testing/kill-points/statement-search.ts'
import type { Shopper } from './process-shopper.ts'

export type KillPoint = {
  name: string
  /** Which oil the shopper buys: those who stand still inside a transaction have one of their own, so nobody waits. */
  nth?: number
  /** Leads the process to the point and leaves it there. The seed varies the statement. */
  reach(shopper: Shopper, seed: number): Promise<unknown>
}

/** Of a request alone: the sweep that ends reservations selects inside its update. */
const lock = '^select .* from "checkouts".*for update$'
const begun = (shopper: Shopper) => shopper.create().then(() => shopper.begin())
const at = (shopper: Shopper, stop: Stop, action: () => unknown) => shopper.process.stopAt(stop, action)

const cards = { usual: '4242424242424242', never: '4000000000000507', 'after-return': '4000000000000408' }

/**
 * The moments of a purchase at which a process can die, in an order in which none waits for one before. P1 to P12 are
 * those of the payment; the hold that comes before it and a purchase whose end was answered are beside them.
 */
export const killPoints: readonly KillPoint[] = [
  {
    name: 'the order was answered',
    reach: async (shopper) => {
      await begun(shopper)
      await shopper.choose(cards.never)
      await shopper.complete()
      if (!shopper.orderNumber()) throw new Error('The order was not answered')
    },
  },
  {
    name: 'P2 the attempt is stored, the gateway not called',
    reach: async (shopper) => {
      await shopper.create()
      await at(shopper, { at: 'insert into "sandbox_payments"', side: 'before' }, shopper.begin)
    },
  },
  {
    name: 'P3 the gateway has the payment, its answer is lost',
    reach: async (shopper) => {
      await shopper.create()
      await at(shopper, { at: 'insert into "sandbox_payments"', side: 'after' }, shopper.begin)
    },
  },
  {
    name: 'P4 the address of the payment is being stored',
    reach: async (shopper, seed) => {
      await shopper.create()
      const side = seed % 2 ? 'before' : 'after'
      await at(shopper, { at: 'update "payment_attempts" set "psp_reference"', side }, shopper.begin)
    },
  },
  {
    name: 'P5 paid, and nobody has said so',
    reach: async (shopper) => {
      await begun(shopper)
      const paid = { at: 'update "sandbox_payments"', side: 'after' } as const
      await at(shopper, paid, () => shopper.choose(cards.never))
    },
  },
  {
    name: 'P6 the callback is stored, nothing done about it',
    reach: async (shopper) => {
      await begun(shopper)
      const handled = { at: 'from "gateway_callbacks"', side: 'before' } as const
      await at(shopper, handled, () => shopper.choose(cards.usual))
    },
  },
  {
    name: 'P7 the gateway was asked, nothing written down',
    reach: async (shopper) => {
      await begun(shopper)
      await shopper.choose(cards.never)
      await at(shopper, { at: lock, side: 'before' }, shopper.complete)
    },
  },
  {
    name: 'P8 written down, not answered',
    reach: async (shopper) => {
      await begun(shopper)
      await shopper.choose(cards.never)
      const written = { at: 'insert into "orders"', until: '^commit', side: 'after' } as const
      await at(shopper, written, shopper.complete)
    },
  },
  {
    name: 'P10 an event was handled and is not marked',
    reach: async (shopper) => {
      await begun(shopper)
      await shopper.choose(cards.never)
      // Of the order's event, not of the gateway's callbacks: their worker stands still at P9.
      const marked = { at: 'update pgboss[.].*set completed_on', side: 'before' } as const
      await at(shopper, marked, shopper.complete)
    },
  },
  {
    name: 'P9 a message waits to be sent',
    reach: async (shopper) => {
      await begun(shopper)
      // The job that sends reads the payment.
      const sent = { at: 'select .* from "sandbox_payments"', side: 'before' } as const
      await at(shopper, sent, () => shopper.choose(cards['after-return']))
    },
  },
  {
    name: 'P12 the gateway has given money back, its answer is lost',
    reach: async (shopper) => {
      await begun(shopper)
      await shopper.choose(cards.never)
      await shopper.complete()
      const refunded = { at: 'insert into "sandbox_refunds"', until: '^commit', side: 'after' } as const
      await at(shopper, refunded, shopper.cancelOrder)
    },
  },
  {
    name: 'P1 the attempt is being stored',
    reach: async (shopper, seed) => {
      await shopper.create()
      const side = seed % 2 ? 'before' : 'after'
      await at(shopper, { at: 'not is_lengthened as is_first', side }, shopper.begin)
    },
  },
  ...(
    [
      ['a card', 4],
      ['both', 6],
      ['the wallet', 7],
    ] as const
  ).map(([payer, statements], index) => ({
    name: `P7 to P8, in the middle of writing down what ${payer} paid`,
    nth: 1 + index,
    reach: async (shopper: Shopper, seed: number) => {
      await shopper.create()
      if (payer !== 'a card') await shopper.useWallet(payer === 'both' ? 1 : undefined)
      if (payer !== 'the wallet') await shopper.begin().then(() => shopper.choose(cards.never))
      const further = 1 + (((seed + index) * 3) % statements)
      await at(shopper, { at: lock, further, side: 'after' }, shopper.complete)
    },
  })),
  {
    name: 'P11 a sweep gives back one of many holds',
    nth: 4,
    reach: async (shopper, seed) => {
      await shopper.create()
      // Sweeps that find nothing to end say everything but this.
      const swept = {
        at: 'from slot_reservations where holder = any',
        further: seed % 3,
        side: 'after',
      } as const
      await at(shopper, swept, shopper.letReservationExpire)
    },
  },
  {
    name: 'the hold is being taken',
    reach: (shopper, seed) =>
      at(shopper, { at: 'insert into "checkouts"', side: seed % 2 ? 'before' : 'after' }, shopper.create),
  },
  {
    name: 'the middle of taking a hold in the place of another',
    reach: async (shopper, seed) => {
      await shopper.create()
      const further = 1 + ((seed * 5) % 6)
      await at(
        shopper,
        { at: '^insert into "checkouts".*do update set', further, side: 'after' },
        shopper.create,
      )
    },
  },
]
