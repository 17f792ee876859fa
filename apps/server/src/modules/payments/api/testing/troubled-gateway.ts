import { gatewaysOf } from '#modules/payments/gateways/create-gateways.ts'
import { createSandbox } from '#modules/payments/gateways/sandbox.ts'
import type { OfferedGateway, PaymentGateway } from '#modules/payments/use-cases/payment-gateway.ts'
import type { usePaymentShop } from './payment-shop.ts'

type Shop = ReturnType<typeof usePaymentShop>

/** Gateways of a running shop that fail, wait or lie as a test wants; over the sandbox, without a breaker. */
export function troubledGateways(shop: Shop) {
  const offered = () => gatewaysOf(shop.shop().deps) as Map<string, OfferedGateway>
  const honest = () => {
    const { db, config, clock } = shop.shop().deps
    return createSandbox({ db, config, clock, readSwitches: async () => ({ outage: false, delayMs: 0 }) })
  }
  const offer = (id: string, change: Partial<OfferedGateway>) => {
    const sandbox = offered().get('sandbox')
    if (!sandbox) throw new Error('no sandbox')
    offered().set(id, { ...sandbox, id, ...change })
  }
  return {
    offer,
    /** From now on the gateway answers like this, and like the sandbox otherwise. */
    answer(change: Partial<PaymentGateway>, id = 'sandbox') {
      offer(id, { port: { ...honest(), ...change } })
    },
    honest,
    /** No call is answered any more. */
    away(id = 'sandbox') {
      const trouble = async () => ({ kind: 'unreachable', reason: 'ECONNREFUSED' }) as const
      const port = {
        ...honest(),
        startPayment: trouble,
        readPayment: trouble,
        closePayment: trouble,
        refund: trouble,
      }
      offer(id, { port })
    },
    back(id = 'sandbox') {
      offer(id, { port: honest() })
    },
    remove: (id: string) => offered().delete(id),
  }
}

/** A door that somebody waits at until the test opens it. */
export function door() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
