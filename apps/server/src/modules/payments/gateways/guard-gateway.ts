import { type Breaker, createBreaker, ProviderPausedError } from '#kernel/breaker.ts'
import type { Clock } from '#kernel/clock.ts'
import { networkPort } from '#kernel/database/network-port.ts'
import type { Log } from '#kernel/log.ts'
import { inSpan } from '#kernel/tracing/tracing.ts'
import type { GatewayTrouble, PaymentGateway } from '../use-cases/payment-gateway.ts'

/**
 * Guards every gateway: no call inside a transaction, and none while the gateway repeatedly does not answer. A refusal
 * counts as an answer: no customer can have the gateway paused for the others.
 */
export function guardGateway(
  name: string,
  gateway: PaymentGateway,
  { clock, log }: { clock: Clock; log?: Log | undefined },
): PaymentGateway & Pick<Breaker, 'state'> {
  const { run, state } = createBreaker(clock, () =>
    log?.error({ gateway: name }, 'a gateway is paused because it does not answer'),
  )
  const call = <Result extends { kind: string }>(asked: string, work: () => Promise<Result>) =>
    inSpan({ name: `gateway ${name} ${asked}`, kind: 'client' }, async (span) => {
      const answer = await callGuarded(work)
      span?.set({ 'warsha.outcome': answer.kind })
      return answer
    })
  const callGuarded = async <Result extends { kind: string }>(
    work: () => Promise<Result>,
  ): Promise<Result | GatewayTrouble> => {
    try {
      return await run(work, ({ kind }) => kind === 'unreachable')
    } catch (error) {
      if (error instanceof ProviderPausedError) return { kind: 'unreachable', reason: 'paused' }
      throw error
    }
  }
  const port = networkPort(`payments.${name}`, {
    startPayment: (payment) => call('startPayment', () => gateway.startPayment(payment)),
    readPayment: (pspReference) => call('readPayment', () => gateway.readPayment(pspReference)),
    closePayment: (pspReference) => call('closePayment', () => gateway.closePayment(pspReference)),
    refund: (refund) => call('refund', () => gateway.refund(refund)),
    listEntries: (asked) => call('listEntries', () => gateway.listEntries(asked)),
    // Nothing is asked of anybody here, and a stranger's forgeries must not pause the gateway.
    readCallback: (callback) => gateway.readCallback(callback),
  } satisfies PaymentGateway)
  return { ...port, state }
}
