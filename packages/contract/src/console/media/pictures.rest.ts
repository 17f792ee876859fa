import { z } from 'zod'
import { failureAnswer } from '../../shop/rest-shapes.ts'
import {
  commandAnswer,
  commandBody,
  consoleRefusals,
  keysetAnswer,
  keysetQuery,
  revisionShape,
} from '../console-shapes.ts'
import { minCropPixels } from './pictures.constants.ts'

const tags = ['pictures']
const numberText = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
const pictureParams = z.object({ id: numberText })
const alt = z.string().trim().max(300)
const texts = z.object({ en: z.string(), ar: z.string() })

/** A rectangle in pixels of the original. */
const crop = z.object({ x: z.int(), y: z.int(), width: z.int(), height: z.int() })

/** A picture of the library. `url` never changes its content. */
export const pictureShape = z.object({
  id: z.int(),
  url: z.string(),
  name: z.string(),
  original_name: z.string(),
  type: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  alt: texts,
  /** Of a crop: the picture that it was cut out of, and where. */
  original: z.object({ id: z.int(), url: z.string(), width: z.int(), height: z.int() }).nullable(),
  crop: crop.nullable(),
  is_used: z.boolean(),
  /** When it is removed, unless it is used before. */
  removed_at: z.string().nullable(),
  uploaded_by: z.string().nullable(),
  uploaded_at: z.string(),
  revision: z.int(),
})

export type RestPicture = z.infer<typeof pictureShape>

/** An object that shows a picture. */
const pictureUse = z.object({
  kind: z.enum([
    'product',
    'category',
    'collection',
    'attribute',
    'page',
    'text',
    'broadcast',
    'order',
    'centre',
    'crop',
  ]),
  id: z.string(),
  name: z.string(),
})

export type RestPictureUse = z.infer<typeof pictureUse>

const response = { 200: commandAnswer(pictureShape), ...consoleRefusals }

export const listPicturesSchema = {
  tags,
  querystring: z.object({
    ...keysetQuery(),
    search: z.string().max(100).optional(),
    usage: z.enum(['used', 'unused']).optional(),
  }),
  response: { 200: keysetAnswer(pictureShape), ...consoleRefusals },
}

export const readPictureSchema = {
  tags,
  params: pictureParams,
  response: {
    200: z.object({ data: pictureShape.extend({ uses: z.array(pictureUse), uses_total: z.int() }) }),
    ...consoleRefusals,
  },
}

/** The file is the body; the rest of the command stands in the address. A picture that is in the library already is not new. */
export const uploadPictureSchema = {
  tags,
  querystring: z.object({
    key: z.string().regex(/^[\w-]{8,64}$/),
    name: z.string().max(300).default(''),
  }),
  body: z.any(),
  response: {
    200: commandAnswer(pictureShape.extend({ is_new: z.boolean() })),
    ...consoleRefusals,
    413: failureAnswer,
    415: failureAnswer,
  },
}

export const editPictureSchema = {
  tags,
  params: pictureParams,
  body: commandBody({
    revision: revisionShape,
    name: z.string().trim().min(1).max(120),
    alt: z.object({ en: alt, ar: alt }),
  }),
  response,
}

/** Answers the picture of the rectangle; that of a crop is cut out of its original anew. */
export const cropPictureSchema = {
  tags,
  params: pictureParams,
  body: commandBody({
    x: z.int32().min(0),
    y: z.int32().min(0),
    width: z.int32().min(minCropPixels),
    height: z.int32().min(minCropPixels),
  }),
  response,
}

export const deletePictureSchema = {
  tags,
  params: pictureParams,
  body: commandBody({ revision: revisionShape }),
  response,
}
