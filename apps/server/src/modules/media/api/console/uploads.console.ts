import { cropPictureCall, uploadPictureCall } from '@warsha/contract/console/media/pictures.calls.ts'
import { maxUploadBytes, uploadTypes } from '@warsha/contract/console/media/pictures.constants.ts'
import { cropPictureSchema, uploadPictureSchema } from '@warsha/contract/console/media/pictures.rest.ts'
import type { SQL } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Command } from '#commands/define-command.ts'
import { runCommand, type Sent } from '#commands/run-command.ts'
import { actorOf, checkPermission } from '#http/command-route.ts'
import type { Deps } from '#http/deps.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { createWorkQueue } from '#kernel/work-queue.ts'
import type { EncodedPicture } from '../../rules/picture.ts'
import { cutOriginal } from '../../use-cases/cut-original.ts'
import { encodePicture, wrongKind } from '../../use-cases/encode-picture.ts'
import { type KeptContent, withContent } from '../../use-cases/keep-content.ts'
import {
  cropPicture,
  cropping,
  type StoredPicture,
  uploading,
  uploadPicture,
} from '../../use-cases/store-picture.ts'
import { toPicture } from './to-contract.ts'

/** A picture of fifty megapixels takes a core for seconds and up to 200 MB: one at a time, and few may wait. */
const limits = { running: 1, waiting: 8, maxWaitMs: 20_000 }
const retrySeconds = 5

/** Pictures that are decoded and encoded before their command is run. */
export function uploadRoutes(uses: SQL): RestRoutes {
  return (deps) => async (app) => {
    const queue = createWorkQueue(limits)
    checkPermission(uploadPictureCall, uploading)
    checkPermission(cropPictureCall, cropping)

    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      const asBytes = { parseAs: 'buffer', bodyLimit: maxUploadBytes } as const
      scope.addContentTypeParser([...uploadTypes], asBytes, (_request, body, done) => done(null, body))
      const route = routeOf(uploadPictureCall, uploadPictureSchema)
      scope.route({
        ...route,
        config: { ...route.config, command: uploading.action },
        handler: async (request, reply) => {
          const { body: file, query } = request as { body: unknown; query: { key: string; name: string } }
          if (!Buffer.isBuffer(file)) return sendRefusal(request, reply, wrongKind)
          const encoded = await queue.run(() => encodePicture(file))
          if (!encoded) return sendRefusal(request, reply, busy)
          if (!encoded.ok) return sendRefusal(request, reply, encoded)
          const { hash } = encoded.value
          return send(deps, request, reply, {
            encoded: encoded.value,
            command: (kept) => uploadPicture(uses, kept),
            sent: { key: query.key, reason: undefined, input: { hash, fileName: query.name } },
          })
        },
      })
    })

    const route = routeOf(cropPictureCall, cropPictureSchema)
    app.route({
      ...route,
      config: { ...route.config, command: cropping.action },
      handler: async (request, reply) => {
        const { key, reason, x, y, width, height } = request.body
        const crop = { x, y, width, height }
        const cut = await queue.run(() => cutOriginal(deps, uses, { id: request.params.id, crop }))
        if (!cut) return sendRefusal(request, reply, busy)
        if (!cut.ok) return sendRefusal(request, reply, cut)
        const { originalId, encoded } = cut.value
        return send(deps, request, reply, {
          encoded,
          command: (kept) => cropPicture(uses, kept),
          sent: { key, reason, input: { originalId, crop } },
        })
      },
    })
  }
}

const busy = refuse('UNAVAILABLE', { params: { seconds: retrySeconds } })

type Storing<Input, Code extends string> = {
  encoded: EncodedPicture
  command(kept: KeptContent): Command<Input, StoredPicture, Code>
  sent: Sent<Input>
}

async function send<Input, Code extends string>(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { encoded, command, sent }: Storing<Input, Code>,
) {
  const answer = await withContent(deps, encoded, (kept) =>
    runCommand(deps, actorOf(request), command(kept), sent),
  )
  if (!answer.ok) return sendRefusal(request, reply, answer)
  if (answer.value.kind === 'approval') throw new Error('a picture waits for nobody')
  const { result, changeId } = answer.value
  return reply.send({ data: { ...toPicture(result), is_new: result.isNew }, change_id: changeId })
}
