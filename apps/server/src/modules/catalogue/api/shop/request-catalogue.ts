import type { RequestContext } from '#http/request-context.ts'
import { catalogueModel, type LoadedCatalogue } from '../../use-cases/catalogue-model.ts'
import type { WantedProducts } from '../../use-cases/product-cache.ts'

const known = new WeakMap<object, LoadedCatalogue>()

/**
 * Does the work with the request's catalogue: the same one from the first field to the last, and after the first
 * without waiting, because a promise for each of a hundred products costs more than the products.
 */
export function withCatalogue<Answer>(
  context: Pick<RequestContext, 'models'>,
  work: (loaded: LoadedCatalogue) => Answer,
): Answer | Promise<Awaited<Answer>> {
  const loaded = known.get(context)
  if (loaded) return work(loaded)
  return context.models.get(catalogueModel).then((found) => {
    const first = known.get(context) ?? found
    known.set(context, first)
    return work(first)
  }) as Promise<Awaited<Answer>>
}

/** Does the work when the products are in the catalogue, if they exist. */
export function withProducts<Answer>(
  context: Pick<RequestContext, 'models'>,
  wanted: WantedProducts,
  work: (loaded: LoadedCatalogue) => Answer,
): Answer | Promise<Awaited<Answer>> {
  return withCatalogue(context, (loaded) => {
    const reading = loaded.cache?.ensure(wanted)
    return reading ? reading.then(() => work(loaded)) : work(loaded)
  }) as Answer | Promise<Awaited<Answer>>
}
