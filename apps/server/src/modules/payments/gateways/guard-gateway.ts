import { createBreaker } from '#kernel/breaker.ts'
import type { Clock } from '#kernel/clock.ts'
import { networkPort } from '#kernel/database/network-port.ts'
import type { PaymentGateway } from '../use-cases/payment-gateway.ts'

/** What holds for every gateway: not inside a transaction, and not while it fails again and again. */
export function guardGateway(name: string, gateway: PaymentGateway, clock: Clock): PaymentGateway {
  const { run } = createBreaker(clock)
  return networkPort(`payments.${name}`, {
    startPayment: (payment) => run(() => gateway.startPayment(payment)),
    readPayment: (pspReference) => run(() => gateway.readPayment(pspReference)),
    closePayment: (pspReference) => run(() => gateway.closePayment(pspReference)),
    refund: (refund) => run(() => gateway.refund(refund)),
    // Nothing is asked of anybody here, and a stranger's forgeries must not pause the gateway.
    readCallback: (callback) => gateway.readCallback(callback),
  } satisfies PaymentGateway)
}
