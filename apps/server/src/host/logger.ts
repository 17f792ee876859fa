import { randomUUID } from 'node:crypto'
import type { FastifyServerOptions } from 'fastify'
import type { Config } from '#config/config.ts'
import type { LogFields, LogTarget } from '#kernel/log.ts'
import { RequestLog } from './request-log.ts'
import { terminalLines } from './terminal-lines.ts'

/** Lines on standard output, each with the request's id and nothing secret: structured, or short ones on a terminal. */
export function loggerOptions(
  config: Pick<Config, 'LOG_LEVEL'>,
  given?: { write(line: string): void },
): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'requestIdHeader' | 'logController'> {
  const { isTTY = false } = process.stdout
  const stream = given ?? (isTTY ? terminalLines(process.env.NO_COLOR === undefined) : undefined)
  return {
    logController: new RequestLog(),
    logger: {
      level: config.LOG_LEVEL,
      ...(stream && { stream }),
      redact: {
        paths: [
          'req.headers.authorization',
          'req.headers.cookie',
          ...secretFields.flatMap((name) => [`body.${name}`, `variables.${name}`]),
          ...secretFields,
        ],
        censor: '[hidden]',
      },
      serializers: {
        req: (request) => ({
          method: request.method,
          path: maskPhones(withoutQuery(request.url)),
          host: request.host,
          ip: request.ip,
          appVersion: request.headers?.['app-version'],
        }),
        err: (error: Error & { code?: string }) => ({
          type: error.name,
          code: error.code,
          message: loggableMessage(error),
          stack: `${loggableMessage(error)}${maskPhones(framesOf(error))}`,
        }),
      },
    },
    genReqId: () => randomUUID(),
    // An id chosen by the caller could collide with or imitate another request's.
    requestIdHeader: false,
  }
}

/** The same kind of lines for a process without a server. */
export function createLineLog(stream: { write(line: string): unknown }): LogTarget {
  const write = (level: string) => (fields: LogFields, message: string) => {
    const { err, ...rest } = fields
    const error = err instanceof Error && { err: { type: err.name, message: loggableMessage(err) } }
    const line = { level, time: new Date().toISOString(), ...rest, ...error, msg: message }
    stream.write(`${JSON.stringify(line)}\n`)
  }
  return { info: write('info'), warn: write('warn'), error: write('error') }
}

const secretFields = [
  'code',
  'otp',
  'token',
  'refreshToken',
  'password',
  'phone_number',
  'phoneNumber',
  'captcha',
]

/** Query strings carry tokens, references and search terms, so only the path is kept. */
function withoutQuery(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/** The error without its data: the parameters of a statement are the customers' own. */
export function loggableMessage(error: Error & { query?: unknown }): string {
  return maskPhones(isFailedStatement(error) ? `Failed query: ${error.query}` : error.message)
}

function isFailedStatement(error: Error & { query?: unknown }): boolean {
  return typeof error.query === 'string' && 'params' in error
}

/** The stack begins with the message, which may be of any form. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message)
  return start === -1 ? '' : stack.slice(start + message.length)
}

/** Leaves country code and last two digits: enough to recognise a case, not to call the number. */
export function maskPhones(text: string): string {
  return text.replace(/\+?\d{9,15}/g, (digits) => `${digits.slice(0, 4)}***${digits.slice(-2)}`)
}
