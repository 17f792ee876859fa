import type { Models } from '#kernel/read-model.ts'
import type { Availability } from '../rules/availability.ts'
import type { UnitsExpression } from '../storage/in-stock-condition.ts'

/** The counts, and the place they are asked for; null means all places together. */
export type StockView = {
  availability: Availability
  /** The same question for lists that the database answers. */
  units: UnitsExpression
  stateId: number | null
}

export type AvailabilityCaller = {
  models: Models
  placeClaim: { cookie: string | undefined; state: string | undefined }
}

/**
 * Stock as one caller sees it. The catalogue counts nothing itself: the composition root passes this in.
 * `listedState` is the slug of the place that a list is filtered by.
 */
export type AvailabilityPort = (caller: AvailabilityCaller, listedState?: string) => Promise<StockView>
