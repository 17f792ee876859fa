import type { RequestContext } from '#http/request-context.ts'
import { type Availability, catalogueModel, type StockDesk } from '#modules/catalogue/index.ts'
import { availabilityOf } from '../rules/availability.ts'
import { findNamedPlace, findPlace } from '../use-cases/find-place.ts'
import { stockModel } from '../use-cases/stock-model.ts'

export type OpenDesk = { availability: Availability; stateId: number | null }

const opened = new WeakMap<object, OpenDesk>()

/**
 * Where the caller shops and what there is. A place that the caller names stands; otherwise the one place that
 * the request's own lists are about (their filter by `state`), and all places together when there is none.
 */
export const stockDesk: StockDesk = {
  async open(context, listedState) {
    const desk = await openDesk(context)
    if (desk.stateId === null && listedState) {
      desk.stateId = await findNamedPlace(context.models, listedState)
    }
    return desk
  },
}

export async function openDesk(context: RequestContext): Promise<OpenDesk> {
  const known = opened.get(context)
  if (known) return known
  const { models, placeClaim } = context
  const [shelves, { catalogue }, stateId] = await Promise.all([
    models.get(stockModel),
    models.get(catalogueModel),
    findPlace(models, placeClaim),
  ])
  const desk = opened.get(context) ?? { availability: availabilityOf(shelves, catalogue), stateId }
  opened.set(context, desk)
  return desk
}

/** Without waiting when the desk is already open, as it is below every list of products. */
export function withDesk<Answer>(
  context: RequestContext,
  work: (desk: OpenDesk) => Answer,
): Answer | Promise<Answer> {
  const known = opened.get(context)
  return known ? work(known) : openDesk(context).then(work)
}
