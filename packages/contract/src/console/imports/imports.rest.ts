import { z } from 'zod'
import {
  commandAnswer,
  commandBody,
  consoleRefusals,
  csvAnswers,
  keysetAnswer,
  keysetQuery,
} from '../console-shapes.ts'
import { cellProblems, cellWarnings, maxSheetBytes, sheetKindNames } from './sheets.constants.ts'

const tags = ['imports']
const params = z.object({ id: z.uuid() })

export const importStates = ['checked', 'waiting', 'running', 'done', 'refused'] as const

const cellProblemShape = z.object({
  line: z.int(),
  column: z.string(),
  problem: z.enum(cellProblems),
  value: z.string(),
})

const cellWarningShape = z.object({
  line: z.int(),
  column: z.string(),
  warning: z.enum(cellWarnings),
  value: z.string(),
})

export const importShape = z.object({
  id: z.string(),
  kind: z.enum(sheetKindNames),
  file_name: z.string(),
  /** `checked`: nothing has changed yet. `refused`: something was changed meanwhile, and nothing was imported. */
  state: z.enum(importStates),
  rows: z.int(),
  creates: z.int(),
  changes: z.int(),
  /** Rows that say what is so already. */
  same: z.int(),
  /** Rows with a problem; an import needs that there is none. */
  wrong: z.int(),
  /** Rows that are done, as long as it runs. */
  progress: z.int(),
  problems: z.array(cellProblemShape),
  /** Cells that can be imported and are worth a second look. */
  warnings: z.array(cellWarningShape),
  /** The first records that would change, with their fields before and after. */
  examples: z.array(
    z.object({
      line: z.int(),
      before: z.record(z.string(), z.unknown()),
      after: z.record(z.string(), z.unknown()),
    }),
  ),
  operator: z.string().nullable(),
  checked_at: z.string(),
  ended_at: z.string().nullable(),
  /** Whether there is a file that brings the state before back. */
  has_undo: z.boolean(),
})

export type RestImport = z.infer<typeof importShape>

export const exportSheetSchema = { tags, response: csvAnswers }

export const checkImportSchema = {
  tags,
  body: commandBody({
    file_name: z.string().trim().min(1).max(200),
    /** The bytes of the file: its encoding is looked at, not believed. */
    file: z.base64().max(Math.ceil(maxSheetBytes / 3) * 4),
  }),
  response: { 200: commandAnswer(importShape), ...consoleRefusals },
}

export const runImportSchema = {
  tags,
  params,
  /** How many records the operator saw that it would change or make. */
  body: commandBody({ expected_count: z.int().min(1) }),
  response: { 200: commandAnswer(importShape), ...consoleRefusals },
}

export const listImportsSchema = {
  tags,
  querystring: z.object({ kind: z.enum(sheetKindNames).optional(), ...keysetQuery() }),
  response: { 200: keysetAnswer(importShape), ...consoleRefusals },
}

export const readImportSchema = {
  tags,
  params,
  response: { 200: z.object({ data: importShape }), ...consoleRefusals },
}

export const readUndoSchema = { tags, params, response: csvAnswers }
