import { isDeepStrictEqual } from 'node:util'
import { defineSheet, type PlannedRow } from '#commands/sheets/define-sheet.ts'
import { cellReader } from '#commands/sheets/read-cells.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { readChannelRows } from '#modules/channels/index.ts'
import { readCode } from '../rules/promo-code.ts'
import {
  type CodeRow,
  countMaxUsesOf,
  findSheetCodes,
  findTargetSlugs,
  insertCodes,
  readSheetCodes,
  type SheetCode,
  updateCodes,
} from '../storage/code-sheet-queries.ts'
import { renumberUses, replaceTargets } from '../storage/promotion-queries.ts'
import {
  type CodeReferences,
  codeCells,
  codeColumns,
  readCodeRow,
  rowOf,
  targetSlugsOf,
} from './read-code-cells.ts'

type CodeWrite = { before: SheetCode | undefined; after: CodeRow }

/** Promotion codes as a file: a row for every code. Limits stay at or above what is used. */
export const codeSheet = defineSheet<CodeWrite>({
  kind: 'codes',
  columns: codeColumns,

  async read(executor, _scope, { after, limit }) {
    const codes = await readSheetCodes(executor, { afterId: Number(after ?? 0), limit })
    const shown = codes.slice(0, limit)
    const references = await readReferences(executor, shown, [])
    return {
      rows: shown.map((code) => codeCells(code, references)),
      after: codes.length > limit ? String(shown.at(-1)?.id) : undefined,
    }
  },

  async plan(executor, rows, { isLocking }) {
    const typed = rows.map(({ code }) => readCode(code ?? ''))
    const stored = await findSheetCodes(
      executor,
      typed.flatMap((code) => code ?? []),
      { isLocking },
    )
    const byCode = new Map(stored.map((code) => [code.code, code]))
    const references = await readReferences(
      executor,
      stored,
      rows.flatMap(({ targets }) => targetSlugsOf(targets)),
    )
    const maxUses = await countMaxUsesOf(
      executor,
      stored.map(({ id }) => id),
    )
    return rows.map((cells, at): PlannedRow<CodeWrite> => {
      const code = typed[at]
      const current = byCode.get(code ?? '')
      const reader = cellReader(cells, current && codeCells(current, references))
      if (code === undefined) reader.fail('code', reader.isEmpty('code') ? 'required' : 'form')
      const after = readCodeRow(reader, code ?? '', { current, references })
      if (current && after.totalLimit !== null && after.totalLimit < current.used)
        reader.fail('total_limit', 'below-used')
      if (
        isLimitChanged(current, after) &&
        (after.perCustomerLimit ?? 0) < (maxUses.get(current?.id ?? 0) ?? 0)
      )
        reader.fail('per_customer_limit', 'below-used')
      if (reader.problems.length > 0) return { kind: 'problems', problems: reader.problems }
      const before = current && rowOf(current)
      if (before && isDeepStrictEqual(before, after)) return { kind: 'same' }
      return {
        kind: 'change',
        changes: [
          {
            subject: { kind: 'promotion', id: current?.id ?? after.code },
            before: before ?? {},
            after,
            isNew: !current,
            undo: current ? [codeCells(current, references)] : [],
            write: { before: current, after },
          },
        ],
      }
    })
  },

  write: (tx, changes) =>
    writeCodes(
      tx,
      changes.map(({ write }) => write),
    ),
})

/** Another operator who was faster is a fault: the job repeats. */
async function writeCodes(tx: Transaction, writes: readonly CodeWrite[]): Promise<readonly number[]> {
  const made = writes.flatMap(({ before, after }) => (before ? [] : [after]))
  const ids = made.length > 0 ? await insertCodes(tx, made) : new Map<string, number>()
  if (ids.size < made.length) throw new Error('A code was made while its import ran')
  const edited = writes.flatMap(({ before, after }) =>
    before ? [{ ...after, id: before.id, revision: before.revision }] : [],
  )
  const renumbered = writes.flatMap(({ before, after }) =>
    before && isLimitChanged(before, after) ? [before.id] : [],
  )
  if (renumbered.length > 0) await renumberUses(tx, renumbered)
  if (edited.length > 0 && (await updateCodes(tx, edited)) < edited.length)
    throw new Error('A code was changed while its import ran')
  const written = writes.map(({ before, after }) => ({
    id: before?.id ?? ids.get(after.code) ?? 0,
    targets: after.targets,
  }))
  if (!(await replaceTargets(tx, written))) throw new Error('A target was removed while its import ran')
  return written.map(({ id }) => id)
}

/** Whether uses before a limit have to be counted by it. */
function isLimitChanged(before: SheetCode | undefined, { perCustomerLimit }: CodeRow): boolean {
  return before !== undefined && perCustomerLimit !== null && perCustomerLimit !== before.perCustomerLimit
}

async function readReferences(
  executor: Executor,
  codes: readonly SheetCode[],
  slugs: readonly string[],
): Promise<CodeReferences> {
  const targets = codes.flatMap((code) => code.targets)
  return {
    channels: await readChannelRows(executor),
    targets: await findTargetSlugs(executor, {
      productIds: targets.flatMap(({ productId }) => productId ?? []),
      categoryIds: targets.flatMap(({ categoryId }) => categoryId ?? []),
      slugs,
    }),
  }
}
