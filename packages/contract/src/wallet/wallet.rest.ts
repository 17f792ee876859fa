import { z } from 'zod'
import { creditHistoryFilters, creditHistorySorts, pageSizes } from '../constants.ts'
import { failureAnswer, listAnswer, pageQuery } from '../shop/rest-shapes.ts'
import { walletReasons } from './wallet.constants.ts'

/** One change of the customer's credit, which is the wallet. Money is in rials. */
export const creditEntryShape = z.object({
  id: z.string(),
  /** Negative when the credit fell. */
  changed_amount: z.number(),
  /** Balance after the change. */
  balance: z.number(),
  type: z.enum(['INCREASE', 'DECREASE']),
  reason: z.enum(walletReasons),
  created_at: z.iso.datetime(),
  /** Only of top-ups. */
  gateway: z.string().nullable(),
  /** In the language of Accept-Language. */
  description: z.string(),
})

export type RestCreditEntry = z.infer<typeof creditEntryShape>

export const listCreditSchema = {
  tags: ['accounts'],
  querystring: z.object({
    sort: z.enum(creditHistorySorts).default('newest'),
    filter: z.enum(creditHistoryFilters).default('all'),
    ...pageQuery(pageSizes.walletTransactions),
  }),
  response: {
    200: listAnswer(creditEntryShape).extend({
      /** Balance that can be spent now. */
      balance: z.number(),
    }),
    400: failureAnswer,
    401: failureAnswer,
    403: failureAnswer,
  },
}
