import type { Actor, CommandDeps } from '@warsha/server/commands/define-command.ts'
import { inTransaction } from '@warsha/server/kernel/database/transaction.ts'
import { ok } from '@warsha/server/kernel/outcome.ts'
import { claimImport } from '@warsha/server/modules/imports/storage/import-queries.ts'
import { checkImportCommand } from '@warsha/server/modules/imports/use-cases/check-import.ts'
import { importActorOf } from '@warsha/server/modules/imports/use-cases/request-import.ts'
import { runImport } from '@warsha/server/modules/imports/use-cases/run-import.ts'
import { codeSheet } from '@warsha/server/modules/promotions/use-cases/code-sheet.ts'
import { importedCodes, wrongCodes } from '../imports/demo-sheets.ts'
import { actInDemo } from './demo-actor.ts'

const check = checkImportCommand(codeSheet)

/** An import that is done, with the file that takes it back, and a file with wrong cells. */
export async function seedImports(deps: CommandDeps, actor: Actor): Promise<void> {
  const { key, reason } = importedCodes
  const checked = await actInDemo(deps, actor, check, { key, input: fileOf(importedCodes) })
  // A demo may start before there is a process with the job of imports, so it imports at once.
  await inTransaction(deps.db, async (tx) =>
    ok(await claimImport(tx, { id: checked.id, actor: importActorOf(actor), reason })),
  )
  await runImport(deps.db, [codeSheet], checked.id)
  await actInDemo(deps, actor, check, { key: wrongCodes.key, input: fileOf(wrongCodes) })
}

function fileOf({ fileName, content }: { fileName: string; content: string }) {
  return { fileName, file: Buffer.from(content).toString('base64') }
}
