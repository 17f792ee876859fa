import { z } from 'zod'
import { commandAnswer, commandBody, consoleRefusals } from '../console-shapes.ts'

const tags = ['health']

function listAnswer<Item extends z.ZodType>(item: Item) {
  return { 200: z.object({ data: z.array(item) }), ...consoleRefusals }
}

const invariantShape = z.object({
  name: z.string(),
  title: z.object({ en: z.string(), ar: z.string() }),
  is_broken: z.boolean(),
  /** As far as they were counted. */
  broken_rows: z.int(),
  changed_at: z.string().nullable(),
  /** Null: not checked yet. */
  checked_at: z.string().nullable(),
})

export type RestInvariant = z.infer<typeof invariantShape>

const deadLetterShape = z.object({
  id: z.string(),
  queue: z.string(),
  /** The object it is about. */
  key: z.string().nullable(),
  waiting_behind: z.int(),
  error: z.string(),
  tries: z.int(),
  failed_at: z.string(),
})

export type RestDeadLetter = z.infer<typeof deadLetterShape>

const providerShape = z.object({
  kind: z.enum(['gateway', 'messages']),
  name: z.string(),
  /** Left alone after failures, until the next try. */
  is_paused: z.boolean(),
  /** In a row. */
  failures: z.int(),
  last_failure_at: z.string().nullable(),
})

export type RestProvider = z.infer<typeof providerShape>

const queueShape = z.object({
  name: z.string(),
  /** Due now and not begun. */
  queued: z.int(),
  /** Failed, and tried again later. */
  retrying: z.int(),
  active: z.int(),
  failed: z.int(),
  /** When the oldest of those that are due was due. */
  oldest_due_at: z.string().nullable(),
})

export type RestQueue = z.infer<typeof queueShape>

export const listInvariantsSchema = { tags, response: listAnswer(invariantShape) }

export const listDeadLettersSchema = { tags, response: listAnswer(deadLetterShape) }

export const listProvidersSchema = { tags, response: listAnswer(providerShape) }

export const listQueuesSchema = { tags, response: listAnswer(queueShape) }

export const listMessageQueuesSchema = {
  tags,
  response: listAnswer(queueShape.extend({ last_error: z.string().nullable() })),
}

export const deadLetterSchema = {
  tags,
  params: z.object({ id: z.uuid() }),
  body: commandBody({}),
  response: { 200: commandAnswer(z.object({ id: z.string() })), ...consoleRefusals },
}
