import { z } from 'zod'
import {
  commandAnswer,
  commandBody,
  consoleRefusals,
  csvAnswers,
  keysetAnswer,
  keysetQuery,
} from '../console-shapes.ts'
import { approvalFilterStates, approvalSorts, approvalStates, logSorts } from './log.constants.ts'

const fields = z.record(z.string(), z.unknown())

export const loggedChangeShape = z.object({
  id: z.int(),
  changed_at: z.string(),
  operator: z.object({ id: z.string(), name: z.string() }).nullable(),
  action: z.string(),
  subject: z.object({ kind: z.string(), id: z.string() }),
  centre_id: z.int().nullable(),
  before: fields,
  after: fields,
  /** Of the records that subject and fields name by their ids, by `kind:id`. */
  names: z.record(z.string(), z.object({ en: z.string(), ar: z.string() })),
  reason: z.string().nullable(),
  approval_id: z.string().nullable(),
  /** The operator may take it back, unless something has changed since. */
  is_restorable: z.boolean(),
  changed_since: z.object({ by: z.string().nullable(), at: z.string() }).nullable(),
})

export type RestLoggedChange = z.infer<typeof loggedChangeShape>

export const listChangesSchema = {
  tags: ['log'],
  querystring: z.object({
    ...keysetQuery(),
    sort: z.enum(logSorts).default('-changed'),
    operator: z.string().max(128).optional(),
    action: z.string().max(60).optional(),
    subject_kind: z.string().max(40).optional(),
    subject_id: z.string().max(100).optional(),
    /** Several subjects, each as `kind/id`, with commas between. */
    subjects: z
      .string()
      .max(8000)
      .regex(/^[a-z-]{1,40}\/[^,]{1,100}(,[a-z-]{1,40}\/[^,]{1,100})*$/)
      .optional(),
    centre: z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .transform(Number)
      .optional(),
    from: z.iso.datetime({ offset: true }).optional(),
    to: z.iso.datetime({ offset: true }).optional(),
  }),
  response: { 200: keysetAnswer(loggedChangeShape), ...consoleRefusals },
}

export const exportChangesSchema = {
  tags: ['log'],
  querystring: listChangesSchema.querystring.omit({ after: true, limit: true }),
  response: csvAnswers,
}

export const restoreChangeSchema = {
  tags: ['log'],
  params: z.object({
    id: z
      .string()
      .regex(/^[1-9]\d{0,14}$/)
      .transform(Number),
  }),
  body: commandBody({}),
  response: { 200: commandAnswer(z.null()), ...consoleRefusals },
}

export const approvalShape = z.object({
  id: z.string(),
  action: z.string(),
  input: z.unknown(),
  reason: z.string().nullable(),
  requested_by: z.object({ id: z.string(), name: z.string() }).nullable(),
  requested_at: z.string(),
  is_own: z.boolean(),
  state: z.enum(approvalStates),
  decided_by: z.object({ id: z.string(), name: z.string() }).nullable(),
  decided_at: z.string().nullable(),
})

export type RestApproval = z.infer<typeof approvalShape>

export const listApprovalsSchema = {
  tags: ['approvals'],
  querystring: z.object({
    ...keysetQuery(),
    sort: z.enum(approvalSorts).default('requested'),
    state: z.enum(approvalFilterStates).default('waiting'),
    action: z.string().max(60).optional(),
    /** Asked for on this day in Muscat. */
    day: z.iso.date().optional(),
  }),
  response: { 200: keysetAnswer(approvalShape), ...consoleRefusals },
}

export const exportApprovalsSchema = {
  tags: ['approvals'],
  querystring: listApprovalsSchema.querystring.omit({ after: true, limit: true }),
  response: csvAnswers,
}

export const decideApprovalSchema = {
  tags: ['approvals'],
  params: z.object({ id: z.uuid() }),
  body: commandBody({}).omit({ key: true }),
  response: { 200: commandAnswer(z.unknown()), ...consoleRefusals },
}
