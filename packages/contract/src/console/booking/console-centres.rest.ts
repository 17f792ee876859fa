import { z } from 'zod'
import { consoleRefusals } from '../console-shapes.ts'

export const consoleCentreShape = z.object({
  id: z.int(),
  name: z.object({ en: z.string(), ar: z.string() }),
})

export type RestConsoleCentre = z.infer<typeof consoleCentreShape>

export const listConsoleCentresSchema = {
  tags: ['centres'],
  response: { 200: z.object({ data: z.array(consoleCentreShape) }), ...consoleRefusals },
}
