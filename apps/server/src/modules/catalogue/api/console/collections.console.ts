import {
  collectionUsesCall,
  createCollectionCall,
  deleteCollectionCall,
  listCollectionsCall,
  readCollectionCall,
  updateCollectionCall,
} from '@warsha/contract/console/catalogue/collections.calls.ts'
import {
  collectionUsesSchema,
  createCollectionSchema,
  deleteCollectionSchema,
  listCollectionsSchema,
  type RestCollection,
  readCollectionSchema,
  updateCollectionSchema,
} from '@warsha/contract/console/catalogue/collections.rest.ts'
import { findProductChoicesCall } from '@warsha/contract/console/catalogue/product-choices.calls.ts'
import { findProductChoicesSchema } from '@warsha/contract/console/catalogue/product-choices.rest.ts'
import { keysetPage, readIdPosition } from '#commands/keyset.ts'
import { commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { toOlderTexts } from '#http/rest/to-older-texts.ts'
import { refuse } from '#kernel/outcome.ts'
import type {
  EditedCollection,
  EditedCollectionFields,
  ProductChoice,
} from '../../rules/edited-collection.ts'
import { collectionCommands, findProductChoices, listCollections } from '../../use-cases/edit-collections.ts'
import { fromPicture, fromTexts, toPicture, toTexts } from './entry-texts.ts'

/** Collections as operators edit them. */
export const collectionRoutes: RestRoutes = (deps) => async (app) => {
  const { create, edit, remove, read, listUses } = collectionCommands

  app.route({
    ...routeOf(listCollectionsCall, listCollectionsSchema),
    handler: async (request, reply) => {
      const { after, limit, search = '' } = request.query
      const afterId = after === undefined ? 0 : readIdPosition(after)
      if (afterId === undefined) return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const page = await listCollections(deps, { search, afterId, limit })
      return keysetPage(
        page.found,
        { ...page, limit },
        {
          positionOf: ({ id }) => [id],
          write: ({ name, nameAr, ...rest }) => ({ ...rest, name: { en: name, ar: nameAr ?? name } }),
        },
      )
    },
  })

  app.route({
    ...routeOf(findProductChoicesCall, findProductChoicesSchema),
    handler: async ({ query }) => ({ data: (await findProductChoices(deps, query.search)).map(toChoice) }),
  })

  app.route({
    ...routeOf(readCollectionCall, readCollectionSchema),
    handler: async (request, reply) => {
      const found = await read(deps.db, request.params.id)
      return found.ok ? { data: toCollection(found.value) } : sendRefusal(request, reply, found)
    },
  })

  app.route({
    ...routeOf(collectionUsesCall, collectionUsesSchema),
    handler: async (request, reply) => {
      const uses = await listUses(deps.db, request.params.id)
      return uses.ok ? { data: uses.value } : sendRefusal(request, reply, uses)
    },
  })

  app.route(
    commandRoute(deps, {
      call: createCollectionCall,
      schema: createCollectionSchema,
      command: create,
      read: ({ body }) => fieldsOf(body),
      write: toCollection,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: updateCollectionCall,
      schema: updateCollectionSchema,
      command: edit,
      read: ({ params, body }) => ({
        key: { id: params.id, revision: body.revision },
        fields: fieldsOf(body),
      }),
      write: toCollection,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: deleteCollectionCall,
      schema: deleteCollectionSchema,
      command: remove,
      read: ({ params, body }) => ({ id: params.id, revision: body.revision }),
      write: ({ id }) => ({ id }),
    }),
  )
}

type SentFields = Pick<RestCollection, 'slug' | 'texts' | 'picture' | 'listings'> & { product_ids: number[] }

function fieldsOf(sent: SentFields): EditedCollectionFields {
  return {
    slug: sent.slug,
    texts: fromTexts(sent.texts),
    picture: fromPicture(sent.picture),
    listings: sent.listings.map(({ channel_id, published_at }) => ({
      channelId: channel_id,
      publishedAt: published_at,
    })),
    productIds: sent.product_ids,
  }
}

function toCollection({
  id,
  slug,
  texts,
  older,
  picture,
  listings,
  products,
  revision,
}: EditedCollection): RestCollection {
  return {
    id,
    slug,
    texts: toTexts(texts),
    older: toOlderTexts(older),
    picture: toPicture(picture),
    listings: listings.map(({ channelId, publishedAt }) => ({
      channel_id: channelId,
      published_at: publishedAt,
    })),
    products: products.map(toChoice),
    revision,
  }
}

export function toChoice({ id, slug, name, nameAr }: ProductChoice) {
  return { id, slug, name: { en: name, ar: nameAr ?? name } }
}
