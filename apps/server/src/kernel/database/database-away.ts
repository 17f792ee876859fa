const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  '25006',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '55P03',
  '57014',
])

/** Of a connection that is refused because nobody may connect now; of a statement it is something else. */
const notAccepting = '55000'

/** The database is down, restarting, changing its primary, full or too busy: the shopper may try again, nothing is lost. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, severity } = cause as { code?: string; severity?: string }
    if (code && (awayCodes.has(code) || code.startsWith('08'))) return true
    if (code === notAccepting && severity === 'FATAL') return true
    if (
      /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/.test(
        cause.message,
      )
    )
      return true
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true
  }
  return false
}
