import type { RequestContext } from '#http/request-context.ts'
import { catalogueModel, type LoadedCatalogue } from '../use-cases/catalogue-model.ts'

const opened = new WeakMap<object, LoadedCatalogue>()

/**
 * Does the work with the request's catalogue: the same one from the first field to the last, and after the first
 * without waiting, because a promise for each of a hundred products costs more than the products.
 */
export function withCatalogue<Answer>(
  context: Pick<RequestContext, 'models'>,
  work: (loaded: LoadedCatalogue) => Answer,
): Answer | Promise<Answer> {
  const known = opened.get(context)
  if (known) return work(known)
  return context.models.get(catalogueModel).then((loaded) => {
    const first = opened.get(context) ?? loaded
    opened.set(context, first)
    return work(first)
  }) as Promise<Answer>
}
