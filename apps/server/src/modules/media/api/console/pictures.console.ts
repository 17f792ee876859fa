import {
  deletePictureCall,
  editPictureCall,
  listPicturesCall,
  readPictureCall,
} from '@warsha/contract/console/media/pictures.calls.ts'
import {
  deletePictureSchema,
  editPictureSchema,
  listPicturesSchema,
  readPictureSchema,
} from '@warsha/contract/console/media/pictures.rest.ts'
import type { SQL } from 'drizzle-orm'
import { keysetPage, readIdPosition } from '#commands/keyset.ts'
import { commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { deletePicture } from '../../use-cases/delete-picture.ts'
import { editPicture } from '../../use-cases/edit-picture.ts'
import { listPictures, readPicture } from '../../use-cases/list-pictures.ts'
import { removeFile } from '../../use-cases/remove-pictures.ts'
import { toPicture, toUse } from './to-contract.ts'

/** The library of pictures as operators look through it. */
export function pictureRoutes(uses: SQL): RestRoutes {
  return (deps) => async (app) => {
    app.route({
      ...routeOf(listPicturesCall, listPicturesSchema),
      handler: async (request, reply) => {
        const { after, limit, search = '', usage } = request.query
        const beforeId = after === undefined ? undefined : readIdPosition(after)
        if (after !== undefined && beforeId === undefined)
          return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
        const isUsed = usage && usage === 'used'
        const page = await listPictures(deps, uses, { search, isUsed, beforeId, limit })
        return keysetPage(page.found, { ...page, limit }, { positionOf: ({ id }) => [id], write: toPicture })
      },
    })

    app.route({
      ...routeOf(readPictureCall, readPictureSchema),
      handler: async (request, reply) => {
        const read = await readPicture(deps, uses, request.params.id)
        if (!read.ok) return sendRefusal(request, reply, read)
        const { picture, uses: found, total } = read.value
        return { data: { ...toPicture(picture), uses: found.map(toUse), uses_total: total } }
      },
    })

    app.route(
      commandRoute(deps, {
        call: editPictureCall,
        schema: editPictureSchema,
        command: editPicture(uses),
        read: ({ params: { id }, body: { revision, name, alt } }) => ({
          id,
          revision,
          name,
          altEn: alt.en,
          altAr: alt.ar,
        }),
        write: toPicture,
      }),
    )

    app.route(
      commandRoute(deps, {
        call: deletePictureCall,
        schema: deletePictureSchema,
        command: deletePicture(uses),
        read: ({ params: { id }, body: { revision } }) => ({ id, revision }),
        write: toPicture,
        // A file that stays because the process died is found by the nightly job.
        afterwards: ({ address }) => removeFile(deps, address),
      }),
    )
  }
}
