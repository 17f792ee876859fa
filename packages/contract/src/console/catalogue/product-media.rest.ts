import { z } from 'zod'
import { commandAnswer, commandBody, consoleRefusals, revisionShape } from '../console-shapes.ts'

const tags = ['products']
const productParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
})
const key = z.int32().min(1)
const alt = z.string().trim().max(300)
const texts = z.object({ en: z.string(), ar: z.string() })

/** The pictures of a product in their order, and the variants that each of them shows. */
export const productMediaShape = z.object({
  revision: z.int(),
  media: z.array(
    z.object({
      id: z.int(),
      url: z.string(),
      type: z.enum(['IMAGE', 'VIDEO']),
      alt: texts,
      variant_ids: z.array(z.int()),
    }),
  ),
  variants: z.array(z.object({ id: z.int(), sku: z.string(), name: texts })),
})

export type RestProductMedia = z.infer<typeof productMediaShape>

export const readProductMediaSchema = {
  tags,
  params: productParams,
  response: { 200: z.object({ data: productMediaShape }), ...consoleRefusals },
}

/** All pictures as they are to be; those without an id are new, and of the library. */
export const replaceProductMediaSchema = {
  tags,
  params: productParams,
  body: commandBody({
    revision: revisionShape,
    media: z
      .array(
        z.object({
          id: key.optional(),
          url: z.string().max(300),
          alt: z.object({ en: alt, ar: alt }),
          variant_ids: z.array(key).max(200),
        }),
      )
      .max(30),
  }),
  response: { 200: commandAnswer(productMediaShape), ...consoleRefusals },
}
