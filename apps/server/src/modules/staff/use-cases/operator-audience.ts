import type { Transaction } from '#kernel/database/connect.ts'
import { defineAudience } from '#kernel/live-events/audience.ts'
import { accessChanged, publishLive } from '#kernel/live-events/publish-live.ts'

/** The open streams of an operator. */
export const operatorAudience = defineAudience('operator', 'id')

/** Ends the open streams of a member, which begin again with what the member may hear now. */
export function endStreamsOf(tx: Transaction, memberId: number): Promise<void> {
  return publishLive(tx, operatorAudience.of(memberId), accessChanged, {})
}
