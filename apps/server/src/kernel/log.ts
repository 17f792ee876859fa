/** Where use cases note what an operator should know: ids and kinds, never a secret, a card or a whole phone number. */
export type Log = {
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** A log for what is built before the server that writes it: lines go to the target once there is one. */
export function openLog(): { log: Log; writeTo(target: Log): void } {
  let target: Log | undefined
  return {
    log: {
      warn: (fields, message) => target?.warn(fields, message),
      error: (fields, message) => target?.error(fields, message),
    },
    writeTo: (next) => {
      target = next
    },
  }
}
