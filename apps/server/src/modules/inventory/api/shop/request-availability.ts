import {
  type AvailabilityCaller,
  type AvailabilityPort,
  catalogueModel,
  type StockView,
} from '#modules/catalogue/index.ts'
import { findClaimedPlace, findNamedPlace } from '#modules/locations/index.ts'
import { availabilityOf } from '../../rules/availability.ts'
import { countUnits } from '../../use-cases/count-units.ts'
import { stockModel } from '../../use-cases/stock-model.ts'

const known = new WeakMap<AvailabilityCaller, StockView>()

/**
 * The stock for a request and its place: the same answer from its first field to its last. A place that the
 * caller names comes first; otherwise the one place that the request's own lists are filtered by, else all places.
 */
export const requestAvailability: AvailabilityPort = async (caller, listedState) => {
  const view = known.get(caller) ?? (await readAvailability(caller))
  if (view.stateId === null && listedState) view.stateId = await findNamedPlace(caller.models, listedState)
  return view
}

/** Does not wait when the request has its answer already, as it has below every list of products. */
export function withAvailability<Answer>(
  caller: AvailabilityCaller,
  work: (view: StockView) => Answer,
): Answer | Promise<Answer> {
  const view = known.get(caller)
  return view ? work(view) : requestAvailability(caller).then(work)
}

async function readAvailability(caller: AvailabilityCaller): Promise<StockView> {
  const { models, placeClaim } = caller
  const [counts, { catalogue }, stateId] = await Promise.all([
    models.get(stockModel),
    models.get(catalogueModel),
    findClaimedPlace(models, placeClaim),
  ])
  const view = known.get(caller) ?? {
    availability: availabilityOf(counts, catalogue),
    units: countUnits,
    stateId,
  }
  known.set(caller, view)
  return view
}
