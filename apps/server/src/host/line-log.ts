import type { LogFields, LogTarget } from '#kernel/log.ts'

/** Lines as the server writes them, for a process without one. */
export function createLineLog(stream: { write(line: string): unknown }): LogTarget {
  const write = (level: string) => (fields: LogFields, message: string) => {
    const { err, ...rest } = fields
    const error = err instanceof Error && { err: { type: err.name, message: loggableMessage(err) } }
    const line = { level, time: new Date().toISOString(), ...rest, ...error, msg: message }
    stream.write(`${JSON.stringify(line)}\n`)
  }
  return { info: write('info'), warn: write('warn'), error: write('error') }
}

/** The error without its data: the parameters of a statement are the customers' own. */
export function loggableMessage(error: Error & { query?: unknown }): string {
  return maskPhones(isFailedStatement(error) ? `Failed query: ${error.query}` : error.message)
}

function isFailedStatement(error: Error & { query?: unknown }): boolean {
  return typeof error.query === 'string' && 'params' in error
}

/** The stack begins with the message, which may be of any form. */
export function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message)
  return start === -1 ? '' : stack.slice(start + message.length)
}

/** Leaves country code and last two digits: enough to recognise a case, not to call the number. */
export function maskPhones(text: string): string {
  return text.replace(/\+?\d{9,15}/g, (digits) => `${digits.slice(0, 4)}***${digits.slice(-2)}`)
}
