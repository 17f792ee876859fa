/** Values of the two selects. */
export type PlaceChoice = { countryId: number | null; stateId: number | null }

/** A city belongs to one country, so another country begins without one. */
export function chooseCountry(countryId: number | null): PlaceChoice {
  return { countryId, stateId: null }
}

/** A country with a single city leaves nothing to choose; a city that is not offered is no choice. */
export function withStates(choice: PlaceChoice, states: readonly { id: number }[]): PlaceChoice {
  const [only, ...others] = states
  if (only && others.length === 0) return { ...choice, stateId: only.id }
  return states.some((state) => state.id === choice.stateId) ? choice : { ...choice, stateId: null }
}

export function isComplete(choice: PlaceChoice): choice is { countryId: number; stateId: number } {
  return choice.countryId !== null && choice.stateId !== null
}
