import { z } from 'zod'
import { defineJob } from '#kernel/jobs/define-job.ts'
import { findGatewayRefund } from '../storage/refund-queries.ts'
import { gatewayOf } from './attempt-gateway.ts'
import type { PaymentsContext } from './payments-context.ts'
import { sendRefund } from './send-refund.ts'

export const resendRefundJob = defineJob('resend-refund', z.object({ refundId: z.int() }))

/** Asks a gateway for a refund once more, under its first key: what it has given back already it does not give twice. */
export async function resendRefund(context: PaymentsContext, refundId: number): Promise<void> {
  const refund = await findGatewayRefund(context.db, refundId)
  if (!refund) return
  if (refund.state === 'requested') return sendRefund(context, refundId)
  const { publicId: key, amount, pspReference, gateway, attemptPublicId } = refund
  if (!pspReference) return
  const sent = await gatewayOf(context, { publicId: attemptPublicId, gateway }).refund({
    pspReference,
    amount,
    key,
  })
  if (sent.kind === 'unreachable' || sent.kind === 'rate-limited')
    throw new Error(`The gateway ${gateway} does not answer about refund ${refundId}`)
}
