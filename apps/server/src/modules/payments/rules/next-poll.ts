const minute = 60
const hour = 60 * minute
const pauses = [15, minute, 5 * minute, 15 * minute, hour]

/** After so many polls, three days, an operator is told. */
export const pollsUntilReport = pauses.length + 71

/**
 * How many seconds after the nth poll a gateway is asked again about a payment that it says nothing of: soon at
 * first, then every hour for three days, then once a day until it says that the payment is over.
 */
export function secondsToNextPoll(polls: number): number {
  return pauses[polls] ?? (polls < pollsUntilReport ? hour : 24 * hour)
}
