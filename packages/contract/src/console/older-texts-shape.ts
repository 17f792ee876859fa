import { z } from 'zod'

/** Names of texts whose English was changed after them. */
export const olderTextsShape = z.object({ ar: z.array(z.string()), hi: z.array(z.string()) })

export type RestOlderTexts = z.infer<typeof olderTextsShape>
