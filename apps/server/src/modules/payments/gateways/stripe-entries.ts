import { baisa } from '@warsha/contract/money/baisa.ts'
import type Stripe from 'stripe'
import { isWhole, type ListedEntry } from '../rules/gateway-entry.ts'
import { shopCurrency } from '../rules/payment-outcome.ts'
import type { ListEntries, ListResult } from '../use-cases/payment-gateway.ts'
import { askStripe } from './stripe-trouble.ts'

const pageSize = 100

/** Balance transactions with what caused them, the newest first. Those in other currencies are not the shop's. */
export async function listStripeEntries(
  { balanceTransactions }: Pick<Stripe, 'balanceTransactions'>,
  { since, after }: ListEntries,
): Promise<ListResult> {
  const page = await askStripe(() =>
    balanceTransactions.list({
      created: { gte: Math.floor(since.getTime() / 1000) },
      currency: shopCurrency.toLowerCase(),
      limit: pageSize,
      expand: ['data.source'],
      ...(after !== undefined && { starting_after: after }),
    }),
  )
  if (page.kind !== 'answered') return page
  const { data, has_more } = page.value
  return {
    kind: 'listed',
    entries: data.flatMap(entriesOf).filter(isWhole),
    after: (has_more && data.at(-1)?.id) || null,
  }
}

/** The kind of each category in which Stripe reports; transfers to other accounts and reserves are not listed. */
const kinds: Readonly<Record<string, ListedEntry['kind']>> = {
  charge: 'charge',
  refund: 'refund',
  dispute: 'chargeback',
  payout: 'payout',
  fee: 'fee',
}

/** The charge that something belongs to. */
function chargeOf({ charge }: Source): string | undefined {
  return (typeof charge === 'object' ? charge?.id : charge) ?? undefined
}

type Source = {
  charge?: string | { id: string } | null
  id?: string
  metadata?: Record<string, string> | null
  payment_intent?: string | { id: string; metadata?: Record<string, string> } | null
}

function entriesOf(moved: Stripe.BalanceTransaction): ListedEntry[] {
  const kind = kinds[moved.reporting_category]
  if (!kind) return []
  const source: Source = typeof moved.source === 'object' ? ((moved.source ?? {}) as Source) : {}
  const intent = source.payment_intent
  const { attempt_id: attemptId, refund_key: refundKey } = {
    ...(typeof intent === 'object' && intent?.metadata),
    ...source.metadata,
  }
  const sourceId = source.id ?? (typeof moved.source === 'string' ? moved.source : undefined)
  // A fee of its own is booked as the amount; a payout or refund may cost something beside.
  const isFee = kind === 'fee'
  return [
    {
      kind,
      reference: isFee ? moved.id : (sourceId ?? moved.id),
      attemptId: kind === 'charge' ? attemptId : undefined,
      // A refund and a dispute name their charge, which is an entry of its own.
      pspReference: kind === 'charge' ? undefined : chargeOf(source),
      refundKey: kind === 'refund' ? refundKey : undefined,
      amount: baisa(isFee ? Math.abs(moved.net) : Math.abs(moved.amount)),
      fee: baisa(isFee ? 0 : Math.max(0, moved.fee)),
      occurredAt: new Date(moved.created * 1000),
      coversUntil: undefined,
    },
  ]
}
