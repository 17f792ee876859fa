import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { hiddenRoute } from '#host/access/hidden-route.ts'
import { declareAccess } from '#host/access/route-access.ts'
import { sendFailure } from '#host/error-handler.ts'
import { declareFiles, tooManyRequests } from '#host/rate-limits.ts'
import { readPictureRequest } from '#http/media/picture-request.ts'
import { type FileStore, FileStoreError } from '#kernel/files/file-store.ts'
import { sendAssetHeaders } from './asset-headers.ts'
import { pictureMaker } from './make-picture.ts'
import { storedFileSender } from './send-stored-file.ts'
import { serveFromMemory } from './serve-from-memory.ts'

const pictureQuery = z.object({ size: z.string().optional(), format: z.string().optional() })

const notFound = { status: 404, code: 'NOT_FOUND' }
const busy = { status: 503, code: 'UNAVAILABLE', retryAfterSeconds: 5 }

const lifetime = 'public, max-age=2592000, immutable'

/** The shop's own pictures: originals below /media, other sizes and formats below /thumbnail, made once. */
export async function installMedia(app: FastifyInstance, files: FileStore): Promise<void> {
  if (files.folder) await mkdir(path.join(files.folder, 'media'), { recursive: true })
  await app.register(async (scope) => {
    declareAccess(scope, 'public')
    declareFiles(scope)
    sendAssetHeaders(scope)
    openToOtherOrigins(scope)
    answerWithoutStore(scope)
    await servePictures(scope, files)
  })
}

/** Pictures are for every client of the API, wherever its pages come from. */
function openToOtherOrigins(scope: FastifyInstance): void {
  scope.addHook('onSend', async (_request, reply) => {
    reply.header('Cross-Origin-Resource-Policy', 'cross-origin').header('Access-Control-Allow-Origin', '*')
  })
}

/** A store that does not answer keeps a page without its pictures, and no cache keeps that. */
function answerWithoutStore(scope: FastifyInstance): void {
  scope.setErrorHandler((error, request, reply) => {
    if (!(error instanceof FileStoreError)) throw error
    request.log.error({ err: error }, 'the store of files failed')
    return sendFailure(request, reply, busy)
  })
}

type Send = (request: FastifyRequest, reply: FastifyReply, name: string) => unknown

async function servePictures(scope: FastifyInstance, files: FileStore): Promise<void> {
  const onProblem = (error: unknown) =>
    scope.log.warn({ err: error }, 'a picture could not be made or stored')
  const make = pictureMaker({ files, onProblem })
  const send = files.folder
    ? await serveFolder(scope, path.join(files.folder, 'media'))
    : serveStore(scope, files)

  scope.get<{ Params: { '*': string } }>('/thumbnail/*', hiddenRoute, async (request, reply) => {
    const asked = pictureQuery.safeParse(request.query)
    if (!asked.success) return sendFailure(request, reply, { status: 400, code: 'INVALID' })
    const { size, format } = asked.data
    const { accept } = request.headers
    const wanted = readPictureRequest({ path: request.params['*'], size, format, accept })
    if (!wanted) return sendFailure(request, reply, notFound)
    reply.header('Cache-Control', lifetime).header('Vary', 'Accept')
    if (wanted.format === 'original') return send(request, reply, wanted.name)
    const picture = await make(wanted, () => scope.budgets.conversion(request))
    if (picture === 'missing') return sendFailure(request, reply, notFound)
    if (picture === 'limited') return sendFailure(request, reply, tooManyRequests)
    if (picture === 'busy') return sendFailure(request, reply, busy)
    if (picture === 'unmakeable') {
      // The next attempt may succeed, so caches keep this answer only briefly.
      return send(request, reply.header('Cache-Control', 'public, max-age=60'), wanted.name)
    }
    return reply.type(`image/${wanted.format}`).send(picture)
  })
}

async function serveFolder(scope: FastifyInstance, originals: string): Promise<Send> {
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
  return (_request, reply, name) => reply.sendFile(name, { cacheControl: false })
}

function serveStore(scope: FastifyInstance, files: FileStore): Send {
  const sendFile = storedFileSender(files)
  const send: Send = async (request, reply, name) =>
    (await sendFile(request, reply, name)) ?? sendFailure(request, reply, notFound)
  scope.get<{ Params: { '*': string } }>('/media/*', hiddenRoute, (request, reply) =>
    send(request, reply.header('Cache-Control', lifetime), request.params['*']),
  )
  return send
}
