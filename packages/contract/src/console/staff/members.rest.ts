import { z } from 'zod'
import { bulkAnswer, bulkBody } from '../bulk-shapes.ts'
import {
  commandAnswer,
  commandBody,
  consoleRefusals,
  csvAnswers,
  keysetAnswer,
  keysetQuery,
  revisionShape,
} from '../console-shapes.ts'
import { staffSorts } from './members.constants.ts'

export const staffMemberShape = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  language: z.enum(['en', 'ar']),
  role: z.string(),
  is_active: z.boolean(),
  /** False until the invitation was used. */
  has_credentials: z.boolean(),
  passkeys: z.int(),
  sessions: z.int(),
  last_used_at: z.string().nullable(),
  revision: z.int(),
})

export type RestStaffMember = z.infer<typeof staffMemberShape>

const tags = ['staff']
const name = z.string().trim().min(1).max(100)
const email = z.email().max(254)
const language = z.enum(['en', 'ar'])
const role = z.string().min(1).max(50)
const params = z.object({ id: z.string().max(128) })

const staffFilter = {
  search: z.string().trim().max(100).optional(),
  role: role.optional(),
  is_active: z.enum(['true', 'false']).optional(),
}

const staffSort = z.enum(staffSorts).default('name')

export const listStaffSchema = {
  tags,
  querystring: z.object({ ...keysetQuery(), sort: staffSort, ...staffFilter }),
  response: { 200: keysetAnswer(staffMemberShape), ...consoleRefusals },
}

export const exportStaffSchema = {
  tags,
  querystring: z.object({ sort: staffSort, ...staffFilter }),
  response: csvAnswers,
}

export const inviteStaffSchema = {
  tags,
  body: commandBody({ name, email, role, language: language.default('ar') }),
  response: { 200: commandAnswer(staffMemberShape), ...consoleRefusals },
}

export const updateStaffSchema = {
  tags,
  params,
  body: commandBody({
    revision: revisionShape,
    name: name.optional(),
    language: language.optional(),
    role: role.optional(),
    is_active: z.boolean().optional(),
  }),
  response: { 200: commandAnswer(staffMemberShape), ...consoleRefusals },
}

export const endStaffSessionsSchema = {
  tags,
  params,
  body: commandBody({}),
  response: { 200: commandAnswer(z.object({ ended: z.int() })), ...consoleRefusals },
}

export const endAllStaffSessionsSchema = {
  tags,
  body: bulkBody(z.object(staffFilter).strict(), {}),
  response: { 200: bulkAnswer, ...consoleRefusals },
}

export const renewInvitationSchema = {
  tags,
  params,
  body: commandBody({}),
  response: { 200: commandAnswer(staffMemberShape), ...consoleRefusals },
}

export const listRolesSchema = {
  tags,
  response: {
    200: z.object({
      data: z.array(
        z.object({ name: z.string(), is_centre_scoped: z.boolean(), permissions: z.array(z.string()) }),
      ),
    }),
    ...consoleRefusals,
  },
}

const centreShape = z.object({ id: z.int(), name: z.object({ en: z.string(), ar: z.string() }) })

const staffCentresShape = z.object({ centres: z.array(centreShape), revision: z.int() })

export type RestStaffCentres = z.infer<typeof staffCentresShape>

export const listStaffCentresSchema = {
  tags,
  params,
  response: { 200: z.object({ data: staffCentresShape }), ...consoleRefusals },
}

export const setStaffCentresSchema = {
  tags,
  params,
  body: commandBody({
    /** Of the member. */
    revision: revisionShape,
    /** All of them; those that are left out are taken away. */
    centre_ids: z.array(z.int32().min(1)).max(200),
  }),
  response: { 200: commandAnswer(staffCentresShape), ...consoleRefusals },
}
