import { z } from 'zod'
import { bulkAnswer, bulkBody } from '../bulk-shapes.ts'
import { consoleRefusals } from '../console-shapes.ts'
import { orderFilterShape } from './order-lists.rest.ts'

const tags = ['orders']
const response = { 200: bulkAnswer, ...consoleRefusals }
const where = z.object(orderFilterShape).strict()

export const bulkOrdersSchema = { tags, body: bulkBody(where, {}), response }

/** Centre staff may not search orders: they name those they mean. */
export const bulkVisitsSchema = { tags, body: bulkBody(z.never(), {}), response }

export const bulkCancelSchema = {
  tags,
  body: bulkBody(where, { to: z.enum(['card', 'wallet']) }),
  response,
}
