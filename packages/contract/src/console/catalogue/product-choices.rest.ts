import { z } from 'zod'
import { consoleRefusals } from '../console-shapes.ts'
import { productChoiceShape } from './taxonomy-shapes.ts'

/** The first twenty that match. */
export const findProductChoicesSchema = {
  tags: ['catalogue'],
  querystring: z.object({ search: z.string().trim().min(1).max(100) }),
  response: { 200: z.object({ data: z.array(productChoiceShape) }), ...consoleRefusals },
}
