import type { Models } from '#kernel/read-model.ts'
import type { Availability } from '../rules/availability.ts'
import type { StockCondition } from '../storage/term-conditions.ts'

/** The counts, and the place they are asked for; null means all places together. */
export type StockView = {
  availability: Availability
  /** The same question for lists that the database answers. */
  inStock: StockCondition
  stateId: number | null
}

export type AvailabilityCaller = {
  models: Models
  placeClaim: { cookie: string | undefined; state: string | undefined }
}

/**
 * What is in stock for one caller. The catalogue counts nothing itself: the composition root passes this in.
 * `listedState` is the slug of the place that a list is filtered by.
 */
export type AvailabilityPort = (caller: AvailabilityCaller, listedState?: string) => Promise<StockView>
