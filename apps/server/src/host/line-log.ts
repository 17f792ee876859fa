import { hostname } from 'node:os'
import type { Config } from '#config/config.ts'
import type { LogFields, LogTarget } from '#kernel/log.ts'

const levels = {
  trace: 10,
  debug: 20,
  info: 30,
  warn: 40,
  error: 50,
  fatal: 60,
  silent: Number.POSITIVE_INFINITY,
}

type Settings = Pick<Config, 'LOG_LEVEL'>

/** Lines as the server writes them, for a process without one. */
export function createLineLog(
  stream: { write(line: string): unknown },
  { LOG_LEVEL: lowest }: Settings,
): LogTarget {
  const origin = { pid: process.pid, hostname: hostname() }
  const write = (name: 'info' | 'warn' | 'error') => (fields: LogFields, message: string) => {
    const level = levels[name]
    if (level < levels[lowest]) return
    const { err, ...rest } = fields
    const error = err instanceof Error && { err: { type: err.name, message: loggableMessage(err) } }
    const line = { level, time: Date.now(), ...origin, ...rest, ...error, msg: message }
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
