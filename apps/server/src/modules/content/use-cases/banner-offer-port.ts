import type { BannerTarget } from '@warsha/contract/content/banner-target.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Models } from '#kernel/read-model.ts'

/**
 * Says of each target whether the place has it. The catalogue answers, which stands after the content: the composition
 * root passes this in.
 */
export type BannerOfferPort = (
  deps: { models: Models; clock: Clock },
  at: { channel: string; stateId: number },
  targets: readonly BannerTarget[],
) => Promise<readonly boolean[]>
