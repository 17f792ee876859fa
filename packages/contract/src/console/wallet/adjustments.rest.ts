import { z } from 'zod'
import { approvalAnswer, commandAnswer, commandBody, consoleRefusals } from '../console-shapes.ts'
import { maxAdjustmentBaisa } from './adjustments.constants.ts'

export const adjustWalletSchema = {
  tags: ['wallets'],
  params: z.object({ id: z.string().max(128) }),
  body: commandBody({
    /** Above zero it is added, below it is taken. */
    amount_baisa: z
      .int()
      .min(-maxAdjustmentBaisa)
      .max(maxAdjustmentBaisa)
      .refine((amount) => amount !== 0),
    /** The balance as the operator has read it. */
    balance_baisa: z.int().min(0),
    /** For the customer to read in the history of the wallet. */
    note: z.string().trim().max(200).optional(),
  }),
  response: {
    200: commandAnswer(z.object({ customer: z.string(), balance_baisa: z.int() })),
    202: approvalAnswer,
    ...consoleRefusals,
  },
}
