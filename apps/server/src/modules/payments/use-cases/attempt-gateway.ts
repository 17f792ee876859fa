import type { PaymentAttempt } from '../rules/payment-attempt.ts'
import type {
  CloseResult,
  GatewayTrouble,
  PaymentGateway,
  ReadResult,
  Refund,
  RefundResult,
  StartPayment,
  StartResult,
} from './payment-gateway.ts'
import type { PaymentsContext } from './payments-context.ts'

type Known = Pick<PaymentAttempt, 'publicId' | 'gateway'>

/** The gateway of one attempt. Failures are logged, with the attempt and the kind of trouble. */
export type AttemptGateway = {
  start(payment: StartPayment): Promise<StartResult>
  read(pspReference: string): Promise<ReadResult>
  close(pspReference: string): Promise<CloseResult>
  refund(refund: Refund): Promise<RefundResult>
}

export function gatewayOf({ gateways, log }: PaymentsContext, { publicId, gateway }: Known): AttemptGateway {
  const port = gateways.get(gateway)?.port
  const call = async <Result extends { kind: string }>(
    name: string,
    work: (port: PaymentGateway) => Promise<Result>,
  ): Promise<Result | GatewayTrouble> => {
    const result = port ? await work(port) : notConfigured
    if ('reason' in result) {
      const { kind, reason } = result
      log.warn(
        { attempt: publicId, gateway, call: name, kind, reason },
        'a gateway did not do what was asked',
      )
    }
    return result
  }
  return {
    start: (payment) => call('start', (it) => it.startPayment(payment)),
    read: (pspReference) => call('read', (it) => it.readPayment(pspReference)),
    close: (pspReference) => call('close', (it) => it.closePayment(pspReference)),
    refund: (refund) => call('refund', (it) => it.refund(refund)),
  }
}

/** Its keys were removed; the attempts that it has go on being polled, and an operator is told after some days. */
const notConfigured: GatewayTrouble = { kind: 'unreachable', reason: 'not configured' }
