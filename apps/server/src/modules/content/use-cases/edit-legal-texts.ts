import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { type Changed, defineCommand } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import { sanitiseRichText } from '#kernel/markup/sanitise-rich-text.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { RichText } from '#kernel/texts.ts'
import { refuseStale } from '#modules/staff/index.ts'
import type { LegalText } from '../rules/legal-text.ts'
import { isNewer, sectionsOf } from '../rules/legal-version.ts'
import {
  deleteLegalRow,
  findLegalRow,
  findLegalRows,
  insertLegalRow,
  type LegalFields,
  type LegalRow,
  listVersions,
  updateLegalRow,
} from '../storage/legal-version-queries.ts'

type Kind = LegalText['kind']
type Reader = { db: Database; clock: Clock }

export type LegalInput = {
  version: string
  effectiveDate: string
  titleEn: string
  titleAr: string
  contentEn: RichText
  contentAr: RichText
}

export type LegalState = 'upcoming' | 'in-force' | 'past'
export type LegalVersion = LegalRow & { state: LegalState }

export async function listLegalVersions(
  { db, clock }: Reader,
  filter: { kind: Kind | undefined },
  position: { before: { date: string; id: number } | undefined; limit: number },
) {
  const { found, total } = await findLegalRows(db, filter, position)
  return {
    found: await withStates(db, found, clock),
    total: Math.min(total, maxCount),
    isExact: total <= maxCount,
  }
}

export async function readLegalVersion(
  { db, clock }: Reader,
  id: number,
): Promise<Outcome<LegalVersion, 'NOT_FOUND'>> {
  const row = await findLegalRow(db, id)
  if (!row) return refuse('NOT_FOUND')
  const [version] = await withStates(db, [row], clock)
  return version ? ok(version) : refuse('NOT_FOUND')
}

/** A new version beside those that customers agreed to. */
export const createLegalVersion = defineCommand({
  action: 'legal-texts.create',
  permission: 'content.write',
  async run(tx, _actor, { kind, ...input }: LegalInput & { kind: Kind }, { clock }) {
    const fields = await checkFields(tx, { kind, id: undefined, input, clock })
    if (!fields.ok) return fields
    const row = await insertLegalRow(tx, { kind, ...fields.value })
    return row ? versionChanged(tx, undefined, row, clock) : refuse('VERSION_NOT_NEWER', { field: 'version' })
  },
})

type Edit = LegalInput & { id: number; revision: number }

export const editLegalVersion = defineCommand({
  action: 'legal-texts.edit',
  permission: 'content.write',
  async run(tx, _actor, { id, revision, ...input }: Edit, { clock }) {
    const before = await findLegalRow(tx, id)
    if (!before) return refuse('NOT_FOUND')
    const today = muscatDate(clock.now())
    if (before.effectiveDate <= today) return refuse('LEGAL_TEXT_IN_FORCE')
    const fields = await checkFields(tx, { kind: before.kind, id, input, clock })
    if (!fields.ok) return fields
    const after = await updateLegalRow(tx, { id, revision, today }, fields.value)
    if (after === 'taken') return refuse('VERSION_NOT_NEWER', { field: 'version' })
    return after === 'refused' ? stale(tx, id) : versionChanged(tx, before, after, clock)
  },
})

export const deleteLegalVersion = defineCommand({
  action: 'legal-texts.delete',
  permission: 'content.write',
  async run(tx, _actor, { id, revision }: { id: number; revision: number }, { clock }) {
    const before = await findLegalRow(tx, id)
    if (!before) return refuse('NOT_FOUND')
    const today = muscatDate(clock.now())
    if (before.effectiveDate <= today) return refuse('LEGAL_TEXT_IN_FORCE')
    if (!(await deleteLegalRow(tx, { id, revision, today }))) return stale(tx, id)
    return ok({ result: { id }, subject: { kind: 'legal-text', id }, before: logged(before), after: {} })
  },
})

async function stale(tx: Transaction, id: number) {
  return refuseStale(tx, { kind: 'legal-text', id: String(id) }, { ...(await findLegalRow(tx, id)) })
}

type Check = { kind: Kind; id: number | undefined; input: LegalInput; clock: Clock }

/** Both languages are needed, and the number and date of a version come after those before it. */
async function checkFields(
  tx: Transaction,
  { kind, id, input, clock }: Check,
): Promise<Outcome<LegalFields, string>> {
  const { version, effectiveDate } = input
  const [titleEn, titleAr] = [sanitiseText(input.titleEn), sanitiseText(input.titleAr)]
  if (!titleEn || !titleAr) return refuse('REQUIRED', { field: 'title' })
  const [en, ar] = [sanitiseRichText(input.contentEn), sanitiseRichText(input.contentAr)]
  if (!en || !ar) return refuse('REQUIRED', { field: 'content' })
  if (effectiveDate < muscatDate(clock.now()))
    return refuse('EFFECTIVE_DATE_PAST', { field: 'effective_date' })
  const others = (await listVersions(tx, kind)).filter((other) => other.id !== id)
  const isBehind = others.every(
    (other) =>
      isNewer(version, other.version) === other.effectiveDate <= effectiveDate && version !== other.version,
  )
  if (!isBehind) return refuse('VERSION_NOT_NEWER', { field: 'version' })
  return ok({
    version,
    effectiveDate,
    titleEn,
    titleAr,
    sectionsEn: sectionsOf(en.blocks),
    sectionsAr: sectionsOf(ar.blocks),
  })
}

async function versionChanged(
  tx: Transaction,
  before: LegalRow | undefined,
  after: LegalRow,
  clock: Clock,
): Promise<Outcome<Changed<LegalVersion>, 'NOT_FOUND'>> {
  const [version] = await withStates(tx, [after], clock)
  if (!version) return refuse('NOT_FOUND')
  return ok({
    result: version,
    subject: { kind: 'legal-text', id: after.id },
    before: before ? logged(before) : {},
    after: logged(after),
  })
}

function logged({ id: _id, revision: _revision, ...fields }: LegalRow) {
  return fields
}

/** The latest that has begun is in force. */
async function withStates(
  executor: Parameters<typeof listVersions>[0],
  rows: readonly LegalRow[],
  clock: Clock,
): Promise<LegalVersion[]> {
  const today = muscatDate(clock.now())
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  const inForce = new Set<number>()
  for (const kind of kinds) {
    const begun = (await listVersions(executor, kind)).filter(({ effectiveDate }) => effectiveDate <= today)
    const current = begun.toSorted(
      (one, other) =>
        other.effectiveDate.localeCompare(one.effectiveDate) ||
        (isNewer(one.version, other.version) ? -1 : 1),
    )[0]
    if (current) inForce.add(current.id)
  }
  return rows.map((row) => ({
    ...row,
    state: row.effectiveDate > today ? 'upcoming' : inForce.has(row.id) ? 'in-force' : 'past',
  }))
}
