import type { Permission } from '../staff/permissions.ts'

/** Kinds of records that are exported and imported as a file, with the permissions that it takes. */
export const sheetKinds = {
  products: { read: 'catalogue.read', write: 'catalogue.write' },
  prices: { read: 'catalogue.read', write: 'catalogue.write' },
  codes: { read: 'catalogue.read', write: 'catalogue.write' },
  cars: { read: 'catalogue.read', write: 'catalogue.write' },
  places: { read: 'catalogue.read', write: 'catalogue.write' },
  countries: { read: 'catalogue.read', write: 'settings.write' },
  stock: { read: 'stock.read', write: 'stock.write' },
} as const satisfies Record<string, { read: Permission; write: Permission }>

export type SheetKind = keyof typeof sheetKinds

export const sheetKindNames = Object.keys(sheetKinds) as [SheetKind, ...SheetKind[]]

/** Bytes of a file. */
export const maxSheetBytes = 8 * 1024 * 1024
/** Rows of a file beside its heading. */
export const maxSheetRows = 20_000
/** Reasons that are told; a file with more of them has to be mended first anyway. */
export const maxToldProblems = 200

/** Why a cell cannot be imported. */
export const cellProblems = [
  'required',
  'unknown',
  'number',
  'amount',
  'choice',
  'form',
  'too-long',
  'too-large',
  'repeated',
  'discount',
  'below-reserved',
  'too-many-cells',
  'impossible',
  'disagrees',
  'fixed',
  'taken',
  'day',
  'below-used',
  'misfit',
  'overlap',
  'in-use',
] as const

export type CellProblemCode = (typeof cellProblems)[number]

/** Why a cell that can be imported is worth a second look. */
export const cellWarnings = ['price-jump'] as const

export type CellWarningCode = (typeof cellWarnings)[number]
