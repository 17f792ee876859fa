import {
  readProductMediaCall,
  replaceProductMediaCall,
} from '@warsha/contract/console/catalogue/product-media.calls.ts'
import {
  type RestProductMedia,
  readProductMediaSchema,
  replaceProductMediaSchema,
} from '@warsha/contract/console/catalogue/product-media.rest.ts'
import { commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import type { MediaOfProduct } from '../../rules/product-media.ts'
import { editProductMedia, readProductMedia } from '../../use-cases/edit-product-media.ts'

/** Pictures of products, for operators. */
export const productMediaRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(readProductMediaCall, readProductMediaSchema),
    handler: async (request, reply) => {
      const read = await readProductMedia(deps, request.params.id)
      return read.ok ? { data: toMedia(read.value) } : sendRefusal(request, reply, read)
    },
  })

  app.route(
    commandRoute(deps, {
      call: replaceProductMediaCall,
      schema: replaceProductMediaSchema,
      command: editProductMedia,
      read: ({ params, body }) => ({
        id: params.id,
        revision: body.revision,
        media: body.media.map(({ id, url, alt, variant_ids }) => ({
          id,
          url,
          alt: alt.en,
          altAr: alt.ar,
          variantIds: variant_ids,
        })),
      }),
      write: toMedia,
    }),
  )
}

function toMedia({ revision, media, variants }: MediaOfProduct): RestProductMedia {
  return {
    revision,
    media: media.map(({ id, url, type, alt, altAr, variantIds }) => ({
      id,
      url,
      type,
      alt: { en: alt, ar: altAr },
      variant_ids: [...variantIds],
    })),
    variants: variants.map(({ id, sku, name, nameAr }) => ({ id, sku, name: { en: name, ar: nameAr } })),
  }
}
