import { z } from 'zod'

const text = z.string().max(5000)

/** A text of paragraphs, headings and lists, as the shop shows it. */
export const richTextShape = z.object({
  blocks: z
    .array(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('paragraph'), data: z.object({ text }) }),
        z.object({
          type: z.literal('header'),
          data: z.object({ text, level: z.union([z.literal(3), z.literal(4)]).default(3) }),
        }),
        z.object({
          type: z.literal('list'),
          data: z.object({
            style: z.enum(['ordered', 'unordered']).default('unordered'),
            items: z.array(z.union([text, z.object({ content: text })])).max(100),
          }),
        }),
      ]),
    )
    .max(200),
})

export type RestRichText = z.infer<typeof richTextShape>
