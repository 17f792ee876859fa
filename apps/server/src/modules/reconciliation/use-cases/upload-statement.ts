import { type CommandDeps, defineCommand } from '#commands/define-command.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import type { Gateways } from '#modules/payments/index.ts'
import { type RefusedLine, readStatement } from '../rules/statement.ts'
import { insertEntries } from '../storage/entry-queries.ts'
import { compareIn } from './compare-books.ts'

export type StatementInput = { gateway: string; csv: string }

export type UploadedStatement = { added: number; known: number; refused: RefusedLine[] }

const neededColumns = 'kind, reference, amount, moment'

/**
 * Takes a gateway's statement as its book. A movement is written once by its reference, so that the same file, or one that
 * overlaps it, changes nothing; lines with a mistake are named and left out.
 */
export function uploadStatementCommand(gatewaysOf: (deps: CommandDeps) => Gateways) {
  return defineCommand({
    action: 'reconciliation.upload',
    permission: 'reconciliation.write',
    async run(tx, _actor, { gateway, csv }: StatementInput, deps) {
      const offered = gatewaysOf(deps).get(gateway)
      if (!offered) return refuse('GATEWAY_UNKNOWN', { field: 'gateway' })
      const statement = readStatement(csv)
      if (statement === 'heading')
        return refuse('STATEMENT_HEADING', { field: 'csv', params: { columns: neededColumns } })
      if (statement === 'too-long') return refuse('STATEMENT_TOO_LONG', { field: 'csv' })
      const { entries } = statement
      const stored = await insertEntries(tx, { gateway, source: 'statement' }, entries)
      const stateOf = new Map(stored.map(({ kind, reference, state }) => [`${kind} ${reference}`, state]))
      const count = (wanted: string) => stored.filter(({ state }) => state === wanted).length
      const differing = entries
        .filter(({ kind, reference }) => stateOf.get(`${kind} ${reference}`) === 'other')
        .map(({ line }) => ({ line, problem: 'differs' as const }))
      await compareIn(tx, { gateway, costPercent: offered.costPercent })
      const refused = [...statement.refused, ...differing].toSorted((one, other) => one.line - other.line)
      const result: UploadedStatement = { added: count('new'), known: count('known'), refused }
      return ok({
        result,
        subject: { kind: 'gateway-book', id: gateway },
        before: {},
        after: { added: result.added, known: result.known, refused: refused.length },
      })
    },
  })
}
