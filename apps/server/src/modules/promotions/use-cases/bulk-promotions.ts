import { readKey } from '@warsha/contract/ids/global-id.ts'
import { type BulkItem, defineBulk } from '#commands/define-bulk.ts'
import type { Actor } from '#commands/define-command.ts'
import type { Executor } from '#kernel/database/connect.ts'
import {
  type PromotionFilter,
  type PromotionSelection,
  selectPromotions,
} from '../storage/promotion-queries.ts'
import { pausePromotion, resumePromotion } from './edit-promotions.ts'

type AskedPromotions = {
  where?:
    | {
        state?: PromotionFilter['state']
        channel_id?: number | undefined
        search?: string | undefined
      }
    | undefined
  ids?: readonly string[] | undefined
}

/** An id that is none matches nothing. */
export function readPromotionSelection(
  { where, ids = [] }: AskedPromotions,
  today: string,
): PromotionSelection {
  if (!where) return { ids: ids.flatMap((id) => readKey('PromoCode', id) ?? []) }
  const { state, channel_id: channelId, search } = where
  return { filter: { state, channelId, search, today } }
}

function select(executor: Executor, _actor: Actor, asked: PromotionSelection, limit: number) {
  return selectPromotions(executor, asked, limit)
}

const inputOf = ({ id }: BulkItem) => ({ id: Number(id) })

/** Commands of operators on several promotions at once. */
export const promotionBulks = {
  pause: defineBulk({ command: pausePromotion, select, inputOf }),
  resume: defineBulk({ command: resumePromotion, select, inputOf }),
}
