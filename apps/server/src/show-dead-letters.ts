import { answerAboutDeadLetters } from '#kernel/events/answer-about-dead-letters.ts'
import { answerCommand } from './answer-command.ts'

/** Lists, retries or discards dead letters. */
await answerCommand(answerAboutDeadLetters)
