import type { SurchargeKind } from '../rules/surcharge.ts'
import type { BookedLine } from './booked-line.ts'
import { slotFee } from './surcharges/slot-fee.ts'

/** The kinds of surcharge that the shop knows, in the order in which they are listed behind a line. */
export const surchargeKinds: readonly SurchargeKind<BookedLine>[] = [slotFee]
