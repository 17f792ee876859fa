/** A clock that is set anew is noticed within this time. */
const maxWaitMs = 60_000

export type ClockWatch<Value> = { follow(value: Value): void }

/**
 * Calls `onTurn` whenever a moment passes at which the value says something else by the clock alone, as long as it is the
 * value that is followed.
 */
export function watchClock<Value>(
  nextTurn: (value: Value, now: Date) => Date | undefined,
  onTurn: () => void,
): ClockWatch<Value> {
  let timer: NodeJS.Timeout | undefined
  return {
    follow(value) {
      clearTimeout(timer)
      const turn = nextTurn(value, new Date())
      if (!turn) return
      timer = setTimeout(
        () => {
          if (Date.now() >= turn.getTime()) onTurn()
          this.follow(value)
        },
        Math.min(turn.getTime() - Date.now(), maxWaitMs),
      ).unref()
    },
  }
}
