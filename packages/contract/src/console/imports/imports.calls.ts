import { defineCall } from '../../client/rest-call.ts'
import type {
  checkImportSchema,
  exportSheetSchema,
  listImportsSchema,
  readImportSchema,
  readUndoSchema,
  runImportSchema,
} from './imports.rest.ts'
import { type SheetKind, sheetKindNames, sheetKinds } from './sheets.constants.ts'

export type SheetCalls = ReturnType<typeof callsOf>

function callsOf(kind: SheetKind) {
  const { read, write } = sheetKinds[kind]
  return {
    /** All records as a file. */
    export: defineCall<typeof exportSheetSchema>({
      method: 'GET',
      path: `/console/sheets/${kind}/`,
      access: { permission: read },
    }),
    /** Says what a file would change, and changes nothing. */
    check: defineCall<typeof checkImportSchema>({
      method: 'POST',
      path: `/console/sheets/${kind}/imports/`,
      access: { permission: write },
    }),
    /** Imports a file that was checked. */
    run: defineCall<typeof runImportSchema>({
      method: 'POST',
      path: `/console/sheets/${kind}/imports/:id/run/`,
      access: { permission: write },
      object: 'import',
    }),
  }
}

/** Calls of each kind of file: each has its own permissions. */
export const sheetCalls = Object.fromEntries(sheetKindNames.map((kind) => [kind, callsOf(kind)])) as Record<
  SheetKind,
  SheetCalls
>

/** Imports of the operator; of everybody for who sees all centres. */
export const listImportsCall = defineCall<typeof listImportsSchema>({
  method: 'GET',
  path: '/console/imports/',
  access: { permission: 'catalogue.read' },
})

export const readImportCall = defineCall<typeof readImportSchema>({
  method: 'GET',
  path: '/console/imports/:id/',
  access: { permission: 'catalogue.read' },
  object: 'import',
})

/** A file that brings the state before an import back. */
export const readUndoCall = defineCall<typeof readUndoSchema>({
  method: 'GET',
  path: '/console/imports/:id/undo/',
  access: { permission: 'catalogue.read' },
  object: 'import',
})
