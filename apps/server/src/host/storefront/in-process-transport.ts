import { randomUUID } from 'node:crypto'
import { appVersion } from '@warsha/contract/app-version.ts'
import type { Transport } from '@warsha/contract/client/transport.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Tells our own calls from the outside's; made anew in every process and never sent out. */
const insideKey = randomUUID()

export function comesFromInside(request: FastifyRequest): boolean {
  return request.headers['x-inside'] === insideKey
}

/** The renderer's way to the API: the same routes, schemas and rules as a browser meets, without a socket. */
export function inProcessTransport(
  app: FastifyInstance,
  caller: { host: string; locale: string; cookie?: string },
): Transport {
  return async ({ method, path, body }) => {
    const answer = await app.inject({
      method,
      url: path,
      headers: {
        host: caller.host,
        'accept-language': caller.locale,
        'app-version': appVersion,
        'x-inside': insideKey,
        ...(caller.cookie && { cookie: caller.cookie }),
      },
      ...(body !== undefined && { payload: body as object }),
    })
    return { status: answer.statusCode, body: answer.body ? JSON.parse(answer.body) : null }
  }
}
