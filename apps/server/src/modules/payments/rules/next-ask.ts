const minute = 60
const pauses = [15, minute, 5 * minute, 15 * minute, 60 * minute]
const mostAsks = pauses.length + 71

/**
 * How many seconds after the so manieth question a gateway is asked again about a payment it says nothing of: soon at
 * first, then every hour for three days. Undefined: no more; a shopper who has not paid by then does not.
 */
export function secondsToNextAsk(asks: number): number | undefined {
  if (asks >= mostAsks) return undefined
  return pauses[asks] ?? 60 * minute
}
