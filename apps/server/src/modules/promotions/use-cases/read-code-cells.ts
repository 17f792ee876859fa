import type { Cells, SheetColumn } from '#commands/sheets/define-sheet.ts'
import { amountCell, type CellReader, decimalOf, flagCell, listCell } from '#commands/sheets/read-cells.ts'
import { misfitOf, type PromotionTarget } from '../rules/promotion.ts'
import type { CodeRow, SheetCode, TargetSlug } from '../storage/code-sheet-queries.ts'

export const codeColumns: readonly SheetColumn[] = [
  { name: 'code', isKey: true, isCaseless: true },
  { name: 'name_en' },
  { name: 'name_ar' },
  { name: 'type' },
  { name: 'percent' },
  { name: 'amount' },
  { name: 'channel' },
  { name: 'minimum' },
  { name: 'starts_on' },
  { name: 'ends_on' },
  { name: 'total_limit' },
  { name: 'per_customer_limit' },
  { name: 'within_hours' },
  { name: 'targets' },
  { name: 'is_active' },
  { name: 'used', isInformation: true },
]

/** What cells name by slugs and codes by ids. */
export type CodeReferences = {
  channels: readonly { id: number; slug: string }[]
  targets: readonly TargetSlug[]
}

export function codeCells(code: SheetCode, { channels, targets }: CodeReferences): Cells {
  const amount = (value: number | null) => (value === null ? '' : amountCell(value))
  const slugOf = ({ productId, categoryId }: PromotionTarget) => {
    const kind = productId === null ? 'category' : 'product'
    const found = targets.find((target) => target.kind === kind && target.id === (productId ?? categoryId))
    return `${kind}:${found?.slug ?? ''}`
  }
  return {
    code: code.code,
    name_en: code.name.en,
    name_ar: code.name.ar,
    type: code.type,
    percent: String(code.percent ?? ''),
    amount: amount(code.amountBaisa),
    channel: channels.find(({ id }) => id === code.channelId)?.slug ?? '',
    minimum: amount(code.minimumBaisa),
    starts_on: code.startsOn ?? '',
    ends_on: code.endsOn ?? '',
    total_limit: String(code.totalLimit ?? ''),
    per_customer_limit: String(code.perCustomerLimit ?? ''),
    within_hours: String(code.withinHours ?? ''),
    targets: listCell(
      code.targets.map((target) =>
        target.percent === null ? slugOf(target) : `${slugOf(target)}=${target.percent}`,
      ),
    ),
    is_active: flagCell(code.isActive),
    used: String(code.used),
  }
}

const maxBaisa = 1_000_000_000

const unwritten: Omit<CodeRow, 'code'> = {
  name: { en: '', ar: '' },
  type: 'percent',
  percent: null,
  amountBaisa: null,
  channelId: null,
  minimumBaisa: null,
  startsOn: null,
  endsOn: null,
  totalLimit: null,
  perCustomerLimit: null,
  withinHours: null,
  targets: [],
  isActive: true,
}

/** Reads what the file says about a code; its reader has the problems. */
export function readCodeRow(
  reader: CellReader,
  code: string,
  { current, references }: { current: SheetCode | undefined; references: CodeReferences },
): CodeRow {
  const was = current ? rowOf(current) : unwritten
  /** An empty cell takes the field away. */
  const optional = <Value>(
    column: string,
    read: () => Value | undefined,
    before: Value | null,
  ): Value | null => (!reader.has(column) ? before : reader.isEmpty(column) ? null : (read() ?? before))
  const count = (column: string, max: number, before: number | null) =>
    optional(column, () => reader.integer(column, { min: 1, max }), before)
  const amount = (column: string, before: CodeRow['amountBaisa']) =>
    optional(
      column,
      () => {
        const value = reader.amount(column)
        return value !== undefined && (value < 1 || value > maxBaisa)
          ? reader.fail(column, 'too-large')
          : value
      },
      before,
    )
  const name = (column: 'name_en' | 'name_ar', before: string) => {
    const text = reader.has(column) ? (reader.text(column, 120) ?? before) : before
    if (!text) reader.fail(column, 'required')
    return text
  }
  const channel = () => {
    const slug = reader.textOf('channel')
    return references.channels.find((each) => each.slug === slug)?.id ?? reader.fail('channel', 'unknown')
  }
  const types = ['percent', 'amount', 'gift'] as const
  const row: CodeRow = {
    code,
    name: { en: name('name_en', was.name.en), ar: name('name_ar', was.name.ar) },
    type: reader.has('type') || !current ? (reader.choice('type', types) ?? was.type) : was.type,
    percent: count('percent', 100, was.percent),
    amountBaisa: amount('amount', was.amountBaisa),
    channelId: optional('channel', channel, was.channelId),
    minimumBaisa: amount('minimum', was.minimumBaisa),
    startsOn: optional('starts_on', () => reader.day('starts_on'), was.startsOn),
    endsOn: optional('ends_on', () => reader.day('ends_on'), was.endsOn),
    totalLimit: count('total_limit', 1_000_000, was.totalLimit),
    perCustomerLimit: count('per_customer_limit', 1000, was.perCustomerLimit),
    withinHours: count('within_hours', 1000, was.withinHours),
    targets: reader.has('targets') ? readTargets(reader, references) : was.targets,
    isActive:
      reader.has('is_active') && (current || !reader.isEmpty('is_active'))
        ? (reader.flag('is_active') ?? was.isActive)
        : was.isActive,
  }
  const misfit = reader.problems.length === 0 ? misfitOf(row) : undefined
  if (misfit) reader.fail(misfit === 'amount_baisa' ? 'amount' : misfit, 'misfit')
  return row
}

/** The fields of a stored code that a row says. */
export function rowOf({ id: _id, used: _used, revision: _revision, targets, ...fields }: SheetCode): CodeRow {
  return {
    ...fields,
    targets: targets.map(({ productId, categoryId, percent }) => ({ productId, categoryId, percent })),
  }
}

const maxTargets = 200

/** `product:slug` or `category:slug`, with a percentage of its own behind it. */
function readTargets(reader: CellReader, { targets: known }: CodeReferences): PromotionTarget[] {
  const entries = reader.list('targets')
  if (entries.length > maxTargets) reader.fail('targets', 'too-large')
  return entries.slice(0, maxTargets).map((entry) => {
    const [, kind, slug, text] = /^(product|category):([^=]*)(?:=(.*))?$/.exec(entry) ?? []
    const found = known.find((target) => target.kind === kind && target.slug === slug?.trim())
    if (!found) reader.fail('targets', 'unknown')
    const percent = text === undefined ? null : decimalOf(text.trim(), { min: 1, max: 50, decimals: 0 })
    if (percent === undefined) reader.fail('targets', 'number')
    return {
      productId: kind === 'product' ? (found?.id ?? 0) : null,
      categoryId: kind === 'category' ? (found?.id ?? 0) : null,
      percent: percent ?? null,
    }
  })
}

/** The slugs that a cell of targets names. */
export function targetSlugsOf(cell: string | undefined): string[] {
  return (cell ?? '').split('|').map((entry) => entry.trim().replace(/^\w+:/, '').replace(/=.*$/, '').trim())
}
