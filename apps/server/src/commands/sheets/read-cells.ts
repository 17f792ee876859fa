import type { CellProblemCode } from '@warsha/contract/console/imports/sheets.constants.ts'
import { type Baisa, baisa } from '@warsha/contract/money/baisa.ts'
import type { CellProblem, Cells } from './define-sheet.ts'

/** A cell of another number than its field can have. */
const failed = Symbol('failed')

/** Reads the cells of a row and collects what is wrong with them. */
export function cellReader(cells: Cells) {
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
    /** Whether the file says something about the column. */
    has: (column: string) => cells[column] !== undefined,
    isEmpty: (column: string) => textOf(column) === '',
    textOf,
    /** A text that must be there. */
    required: (column: string, max = 200) =>
      read(column, (text) => (text.length > max ? failed : text), 'too-long'),
    integer: (column: string, { min, max }: { min: number; max: number }) =>
      read(
        column,
        (text) => {
          const number = /^[+-]?\d{1,9}$/.test(text) ? Number(text) : Number.NaN
          return number >= min && number <= max ? number : failed
        },
        'number',
      ),
    amount: (column: string) => read(column, (text) => amountOf(text) ?? failed, 'amount'),
    choice: <Choice extends string>(column: string, choices: readonly Choice[]) =>
      read(column, (text) => choices.find((choice) => choice === text.toLowerCase()) ?? failed, 'choice'),
    flag: (column: string) => read(column, (text) => flags.get(text.toLowerCase()) ?? failed, 'choice'),
  }
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
