import type { CellProblemCode } from '@warsha/contract/console/imports/sheets.constants.ts'
import { type Baisa, baisa } from '@warsha/contract/money/baisa.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import type { CellProblem, Cells } from './define-sheet.ts'

/** A cell of another number than its field can have. */
const failed = Symbol('failed')

/** What a list in a cell has between its entries. */
const between = '|'

export type CellReader = ReturnType<typeof cellReader>

/**
 * Reads the cells of a row and collects what is wrong with them. A cell that says what the record has already is not read:
 * the field stays, even one that today's rules would refuse.
 */
export function cellReader(cells: Cells, current?: Cells) {
  const problems: CellProblem[] = []
  const fail = (column: string, code: CellProblemCode) => {
    problems.push({ column, code })
    return undefined
  }
  const textOf = (column: string) => plainDigits(cells[column]?.trim() ?? '')
  function read<Value>(
    column: string,
    parse: (text: string) => Value | typeof failed,
    code: CellProblemCode,
  ) {
    const text = textOf(column)
    if (text === '') return fail(column, 'required')
    const value = parse(text)
    return value === failed ? fail(column, code) : value
  }
  return {
    problems,
    fail,
    /** Whether the file says something about the column that is not so already. */
    has: (column: string) =>
      cells[column] !== undefined && (!current || lineOf(cells[column]) !== lineOf(current[column])),
    isEmpty: (column: string) => textOf(column) === '',
    textOf,
    /** A text that must be there. */
    required: (column: string, max = 200) =>
      read(column, (text) => (text.length > max ? failed : text), 'too-long'),
    /** A text that may be empty, as it was typed. */
    text: (column: string, max: number) => {
      const text = sanitiseText(cells[column] ?? '')
      return text.length > max ? fail(column, 'too-long') : text
    },
    /** Entries between upright strokes. */
    list: (column: string) =>
      textOf(column)
        .split(between)
        .map((entry) => entry.trim())
        .filter(Boolean),
    /** Part of an address: small letters, digits and hyphens. */
    slug: (column: string, max = 120) =>
      read(column, (text) => (isSlug.test(text) && text.length <= max ? text : failed), 'form'),
    decimal: (column: string, { min, max, decimals }: { min: number; max: number; decimals: number }) =>
      read(column, (text) => decimalOf(text, { min, max, decimals }) ?? failed, 'number'),
    integer: (column: string, { min, max }: { min: number; max: number }) =>
      read(
        column,
        (text) => {
          const number = /^[+-]?\d{1,9}$/.test(text) ? Number(text) : Number.NaN
          return number >= min && number <= max ? number : failed
        },
        'number',
      ),
    /** A day as ISO 8601 has it: any other order could mean another day. */
    day: (column: string) => read(column, (text) => (isDay(text) ? text : failed), 'day'),
    amount: (column: string) => read(column, (text) => amountOf(text) ?? failed, 'amount'),
    choice: <Choice extends string>(column: string, choices: readonly Choice[]) =>
      read(column, (text) => choices.find((choice) => choice === text.toLowerCase()) ?? failed, 'choice'),
    flag: (column: string) => read(column, (text) => flags.get(text.toLowerCase()) ?? failed, 'choice'),
  }
}

function isDay(text: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const isSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Undefined for a text that is no number of the range with so many decimals. */
export function decimalOf(
  text: string,
  { min, max, decimals }: { min: number; max: number; decimals: number },
): number | undefined {
  const [, whole, part = ''] = /^([+-]?\d{1,9})(?:\.(\d+))?$/.exec(text) ?? []
  const number = whole === undefined || part.length > decimals ? Number.NaN : Number(text)
  return number >= min && number <= max ? number : undefined
}

/** A list as a file has it. */
export function listCell(entries: readonly string[]): string {
  return entries.join(` ${between} `)
}

export function flagCell(is: boolean): string {
  return is ? 'yes' : 'no'
}

/** Spreadsheets write line breaks in their own way and drop spaces at the ends. */
function lineOf(cell: string | undefined): string {
  return (cell ?? '').replaceAll('\r\n', '\n').trim()
}

const flags = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['نعم', true],
  ['false', false],
  ['no', false],
  ['0', false],
  ['لا', false],
])

/** Rials with up to three decimals behind a point. A comma could mean thousands or decimals, so it is refused. */
export function amountOf(text: string): Baisa | undefined {
  const [, whole, part = ''] = /^(\d{1,6})(?:\.(\d{1,3}))?$/.exec(text) ?? []
  return whole === undefined ? undefined : baisa(Number(whole) * 1000 + Number(part.padEnd(3, '0')))
}

/** An amount as a file has it: always three decimals. */
export function amountCell(amount: number): string {
  return (amount / 1000).toFixed(3)
}

/** Arabic and Persian digits and the Arabic decimal point as spreadsheets of the region write them. */
function plainDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٫', '.')
    .replaceAll('٪', '%')
}
