import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { hiddenRoute } from '#host/access/hidden-route.ts'
import { declareAccess } from '#host/access/route-access.ts'
import { sendFailure } from '#host/error-handler.ts'
import { type PictureRequest, readPictureRequest } from '#http/media/picture-request.ts'
import type { Config } from '#kernel/config.ts'
import { singleFlight } from '#kernel/single-flight.ts'
import { sendAssetHeaders } from './asset-headers.ts'

const lifetime = 'public, max-age=2592000, immutable'

/** The shop's own pictures: originals below /media, other sizes and formats below /thumbnail, made once. */
export async function installMedia(app: FastifyInstance, config: Pick<Config, 'DATA_DIR'>): Promise<void> {
  const originals = path.join(config.DATA_DIR, 'media')
  const made = path.join(config.DATA_DIR, 'thumbnails')
  await mkdir(originals, { recursive: true })
  await app.register(async (scope) => {
    declareAccess(scope, 'public')
    sendAssetHeaders(scope)
    await servePictures(scope, originals, made)
  })
}

async function servePictures(scope: FastifyInstance, originals: string, made: string): Promise<void> {
  await scope.register(fastifyStatic, {
    root: originals,
    prefix: '/media/',
    index: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('Cache-Control', lifetime),
  })

  scope.get<{ Params: { '*': string }; Querystring: { size?: string; format?: string } }>(
    '/thumbnail/*',
    hiddenRoute,
    async (request, reply) => {
      const { size, format } = request.query
      const wanted = readPictureRequest({
        path: request.params['*'],
        size,
        format,
        accept: request.headers.accept,
      })
      if (!wanted) return sendFailure(request, reply, { status: 404, code: 'NOT_FOUND' })
      reply.header('Cache-Control', lifetime).header('Vary', 'Accept')
      if (wanted.format === 'original') return reply.sendFile(wanted.name)
      const picture = await findOrMake(wanted, originals, made)
      if (!picture) return sendFailure(request, reply, { status: 404, code: 'NOT_FOUND' })
      return reply.type(`image/${wanted.format}`).send(picture)
    },
  )
}

async function findOrMake(
  wanted: PictureRequest,
  originals: string,
  made: string,
): Promise<Buffer | undefined> {
  const file = path.join(made, `${wanted.name}.${wanted.size}.${wanted.format}`)
  const known = await readIfThere(file)
  if (known) return known
  const original = await readIfThere(path.join(originals, wanted.name))
  if (!original) return undefined
  return once(file, async () => {
    const picture = await convert(original, wanted)
    await mkdir(path.dirname(file), { recursive: true })
    // Another process may make the same file: whoever renames last wins, both are whole.
    const draft = `${file}.${process.pid}`
    await writeFile(draft, picture)
    await rename(draft, file)
    return picture
  })
}

/** Across all requests of this process. */
const once = singleFlight<Buffer>()

async function convert(original: Buffer, { size, format }: PictureRequest): Promise<Buffer> {
  // Loaded with the first picture that needs it: the library takes a third of the idle server's memory.
  const { default: sharp } = await import('sharp')
  const picture = sharp(original, { limitInputPixels: 50_000_000, density: 144 }).resize(size, size, {
    fit: 'inside',
    withoutEnlargement: !original.subarray(0, 200).includes('<svg'),
  })
  if (format === 'avif') return picture.avif({ quality: 60, effort: 3 }).toBuffer()
  return format === 'webp' ? picture.webp({ quality: 82 }).toBuffer() : picture.png().toBuffer()
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
