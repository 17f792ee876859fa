import { z } from 'zod'
import {
  commandAnswer,
  commandBody,
  consoleRefusals,
  keysetAnswer,
  keysetQuery,
  revisionShape,
} from '../console-shapes.ts'
import { olderTextsShape } from '../older-texts-shape.ts'
import {
  deleteAnswer,
  deleteBody,
  entryPictureAnswer,
  entryPictureShape,
  entryTextsShape,
  idParams,
  productChoiceShape,
  recordId,
  slugShape,
  taxonomyRefusals,
  textsAnswer,
  usesAnswer,
} from './taxonomy-shapes.ts'

const tags = ['catalogue']

/** A channel that shows the collection, from a moment on. */
const listing = z.object({ channel_id: recordId, published_at: z.iso.datetime({ offset: true }) })

const fields = {
  slug: slugShape,
  texts: entryTextsShape,
  picture: entryPictureShape,
  listings: z.array(listing).max(20),
  /** In the order of the shop. */
  product_ids: z.array(recordId).max(500),
}

export const listedCollectionShape = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.object({ en: z.string(), ar: z.string() }),
  products: z.int(),
  /** Channels that show it, now or later. */
  channels: z.array(z.string()),
})

export type RestListedCollection = z.infer<typeof listedCollectionShape>

export const collectionShape = z.object({
  id: z.int(),
  slug: z.string(),
  texts: textsAnswer,
  older: olderTextsShape,
  picture: entryPictureAnswer,
  listings: z.array(z.object({ channel_id: z.int(), published_at: z.string() })),
  products: z.array(productChoiceShape),
  revision: z.int(),
})

export type RestCollection = z.infer<typeof collectionShape>

const response = { 200: commandAnswer(collectionShape), ...taxonomyRefusals }

export const listCollectionsSchema = {
  tags,
  querystring: z.object({ ...keysetQuery(), search: z.string().trim().max(100).optional() }),
  response: { 200: keysetAnswer(listedCollectionShape), ...consoleRefusals },
}

export const readCollectionSchema = {
  tags,
  params: idParams,
  response: { 200: z.object({ data: collectionShape }), ...consoleRefusals },
}

export const collectionUsesSchema = {
  tags,
  params: idParams,
  response: { 200: usesAnswer, ...consoleRefusals },
}

export const createCollectionSchema = { tags, body: commandBody(fields), response }

export const updateCollectionSchema = {
  tags,
  params: idParams,
  body: commandBody({ revision: revisionShape, ...fields }),
  response,
}

export const deleteCollectionSchema = {
  tags,
  params: idParams,
  body: deleteBody,
  response: { 200: deleteAnswer, ...taxonomyRefusals },
}
