import { answerAboutPayouts } from '#modules/wallet/index.ts'
import { answerCommand } from './answer-command.ts'

/** Lists what operators have to transfer to people whose accounts are deleted, or records a transfer. */
await answerCommand(answerAboutPayouts)
