import type { FastifyServerOptions } from 'fastify'
import type { Config } from '#config/config.ts'
import { framesOf, loggableMessage, maskPhones } from './line-log.ts'
import { RequestLog } from './request-log.ts'
import { terminalLines } from './terminal-lines.ts'
import { newRequestId } from './trace-requests.ts'

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
          'req.headers["x-warsha-client-key"]',
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
    genReqId: newRequestId,
    // An id chosen by the caller could collide with or imitate another request's.
    requestIdHeader: false,
  }
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
