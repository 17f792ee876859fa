import type { CatalogueStore } from './catalogue-store.ts'

/** Something that takes a walk over all products and has to be there before a question is answered. */
export type Preparation = {
  /** Two with the same key make the same. */
  key: string
  make(): Generator<void>
}

/** Uses what was made only if no product changed between the steps: it would not have the change. */
export function* whileUnchanged<Made>(
  store: Pick<CatalogueStore, 'version'>,
  steps: Generator<void, Made>,
  use: (made: Made) => void,
): Generator<void> {
  const { version } = store
  for (;;) {
    const step = steps.next()
    if (store.version !== version) return
    if (step.done) return use(step.value)
    yield
  }
}
