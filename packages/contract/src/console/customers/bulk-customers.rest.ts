import { z } from 'zod'
import { bulkAnswer, bulkBody } from '../bulk-shapes.ts'
import { consoleRefusals } from '../console-shapes.ts'
import { notifyCustomerWords } from '../notifications/broadcasts.rest.ts'
import { customerFilterShape } from './customers.rest.ts'

const response = { 200: bulkAnswer, ...consoleRefusals }
const where = z.object(customerFilterShape).strict()

export const bulkBlockSchema = { tags: ['customers'], body: bulkBody(where, {}), response }

export const bulkNotifySchema = {
  tags: ['notifications'],
  body: bulkBody(where, notifyCustomerWords),
  response,
}
