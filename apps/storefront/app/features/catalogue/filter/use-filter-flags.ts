import { useLayoutEffect, useMemo } from 'react'
import { attributesStore, type FilterAttribute, useAttributes } from '~/session/groups/attributes.ts'
import { type Filters, toggleChoice, withFlags } from './filter-attributes.ts'

export type FilterFlags = {
  /** With the flags the shopper has set since the list was loaded. */
  attributes: FilterAttribute[]
  toggle(attributeId: string, choiceId: string): void
}

/** The flags follow the address; in between they hold what was ticked and not yet pressed Filter for. */
export function useFilterFlags(loaded: readonly FilterAttribute[], filters: Filters): FilterFlags {
  const fromAddress = useMemo(() => withFlags(loaded, filters), [loaded, filters])
  // As long as nothing was ticked there is nothing to draw again.
  const ticked = useAttributes(({ list, init }) => (init && list !== fromAddress ? list : null))

  useLayoutEffect(() => attributesStore.setState({ list: fromAddress, init: true }), [fromAddress])

  return {
    attributes: ticked ?? fromAddress,
    toggle: (attributeId, choiceId) =>
      attributesStore.setState((state) => ({ list: toggleChoice(state.list, attributeId, choiceId) })),
  }
}
