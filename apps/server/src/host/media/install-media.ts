import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Config } from '#config/config.ts'
import { hiddenRoute } from '#host/access/hidden-route.ts'
import { declareAccess } from '#host/access/route-access.ts'
import { sendFailure } from '#host/error-handler.ts'
import { declareFiles, tooManyRequests } from '#host/rate-limits.ts'
import { readPictureRequest } from '#http/media/picture-request.ts'
import { sendAssetHeaders } from './asset-headers.ts'
import { pictureMaker } from './make-picture.ts'
import { serveFromMemory } from './serve-from-memory.ts'

const pictureQuery = z.object({ size: z.string().optional(), format: z.string().optional() })

const notFound = { status: 404, code: 'NOT_FOUND' }
const busy = { status: 503, code: 'UNAVAILABLE', retryAfterSeconds: 5 }

const lifetime = 'public, max-age=2592000, immutable'

/** The shop's own pictures: originals below /media, other sizes and formats below /thumbnail, made once. */
export async function installMedia(app: FastifyInstance, config: Pick<Config, 'DATA_DIR'>): Promise<void> {
  const originals = path.join(config.DATA_DIR, 'media')
  const made = path.join(config.DATA_DIR, 'thumbnails')
  await mkdir(originals, { recursive: true })
  await app.register(async (scope) => {
    declareAccess(scope, 'public')
    declareFiles(scope)
    sendAssetHeaders(scope)
    openToOtherOrigins(scope)
    await servePictures(scope, { originals, made })
  })
}

/** Pictures are for every client of the API, wherever its pages come from. */
function openToOtherOrigins(scope: FastifyInstance): void {
  scope.addHook('onSend', async (_request, reply) => {
    reply.header('Cross-Origin-Resource-Policy', 'cross-origin').header('Access-Control-Allow-Origin', '*')
  })
}

type Folders = { originals: string; made: string }

async function servePictures(scope: FastifyInstance, { originals, made }: Folders): Promise<void> {
  const onProblem = (error: unknown) =>
    scope.log.warn({ err: error }, 'a picture could not be made or stored')
  const make = pictureMaker({ originals, made, onProblem })
  serveFromMemory(scope, {
    folder: originals,
    // An operator's upload or another process may replace a picture.
    unchangedMs: 1000,
    nameOf: ({ routeOptions, params }) =>
      routeOptions.url === '/media/*' ? (params as { '*': string })['*'] : undefined,
    cacheControl: lifetime,
  })
  await scope.register(fastifyStatic, {
    root: originals,
    prefix: '/media/',
    dotfiles: 'ignore',
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', lifetime)
    },
  })

  scope.get<{ Params: { '*': string } }>('/thumbnail/*', hiddenRoute, async (request, reply) => {
    const asked = pictureQuery.safeParse(request.query)
    if (!asked.success) return sendFailure(request, reply, { status: 400, code: 'INVALID' })
    const { size, format } = asked.data
    const { accept } = request.headers
    const wanted = readPictureRequest({ path: request.params['*'], size, format, accept })
    if (!wanted) return sendFailure(request, reply, notFound)
    reply.header('Cache-Control', lifetime).header('Vary', 'Accept')
    if (wanted.format === 'original') return reply.sendFile(wanted.name)
    if (!existsSync(path.join(originals, wanted.name))) return sendFailure(request, reply, notFound)
    const picture = await make(wanted, () => scope.budgets.conversion(request))
    if (picture === 'limited') return sendFailure(request, reply, tooManyRequests)
    if (picture === 'busy') return sendFailure(request, reply, busy)
    if (picture === 'unmakeable') {
      // The next attempt may succeed, so caches keep this answer only briefly.
      return reply
        .header('Cache-Control', 'public, max-age=60')
        .sendFile(wanted.name, { cacheControl: false })
    }
    return reply.type(`image/${wanted.format}`).send(picture)
  })
}
