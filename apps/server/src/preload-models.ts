import type { ShopModule } from '#http/define-module.ts'
import type { Models } from '#kernel/read-model.ts'

/**
 * Loads the models that modules want before anybody asks. Resolves when each is there or has failed: a model that could
 * not be loaded is loaded again for the first caller.
 */
export async function preloadModels(
  modules: readonly ShopModule[],
  models: Models,
  onFault: (error: unknown) => void,
): Promise<void> {
  const wanted = modules.flatMap(({ preloads = [] }) => preloads)
  await Promise.all(wanted.map((definition) => models.get(definition).then(() => undefined, onFault)))
}
