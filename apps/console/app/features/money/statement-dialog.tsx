import { uploadStatementCall } from '@warsha/contract/console/reconciliation/reconciliation.calls.ts'
import type { RestStatement } from '@warsha/contract/console/reconciliation/reconciliation.rest.ts'
import {
  maxStatementLength,
  statementColumns,
} from '@warsha/contract/console/reconciliation/statement.constants.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Select } from '@warsha/ui/select.tsx'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'

type StatementDialogProps = { gateways: readonly string[]; onClose: () => void }

/** Takes a gateway's statement, and says what became of its lines. */
export function StatementDialog({ gateways, onClose }: StatementDialogProps) {
  const { t } = useTranslation()
  const [gateway, setGateway] = useState(gateways[0] ?? '')
  const [csv, setCsv] = useState('')
  const [read, setRead] = useState<RestStatement | undefined>()
  const isTooLarge = csv.length > maxStatementLength
  const upload = useCommand(uploadStatementCall, {
    done: t('console-reconciliation.statement.done'),
    onDone: (answer) => setRead((answer as { data: RestStatement }).data),
  })
  return (
    <CommandDialog
      title={t('console-reconciliation.statement.title')}
      submit={t('console-reconciliation.statement.submit')}
      isDisabled={!csv || isTooLarge || read !== undefined}
      command={upload}
      onClose={onClose}
      onSubmit={() => upload.run({ body: { gateway, csv } })}
    >
      <p className="text-muted">
        {t('console-reconciliation.statement.text', {
          format: 'CSV',
          columns: isolate(statementColumns.join(', ')),
        })}
      </p>
      <Select
        label={t('console-reconciliation.statement.gateway')}
        value={gateway}
        onChange={({ target }) => setGateway(target.value)}
      >
        {gateways.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </Select>
      <label className="grid gap-1">
        <span className="text-sm font-medium">{t('console-reconciliation.statement.file')}</span>
        <input
          type="file"
          accept=".csv,text/csv"
          className="min-h-11 w-full min-w-0 rounded-control border border-line p-2"
          onChange={async ({ target }) => {
            setRead(undefined)
            setCsv((await target.files?.[0]?.text()) ?? '')
          }}
        />
      </label>
      {isTooLarge && (
        <p role="alert" className="text-danger">
          {t('console-reconciliation.statement.tooLarge')}
        </p>
      )}
      {read && <Outcome read={read} />}
    </CommandDialog>
  )
}

function Outcome({ read: { added, known, refused } }: { read: RestStatement }) {
  const { t } = useTranslation()
  const parts = [
    t('console-reconciliation.statement.added', { count: added }),
    ...(known > 0 ? [t('console-reconciliation.statement.known', { count: known })] : []),
    ...(refused.length > 0 ? [t('console-reconciliation.statement.refused', { count: refused.length })] : []),
  ]
  return (
    <div role="status" className="grid gap-2">
      <p className="font-medium">{parts.join(' · ')}</p>
      <ul className="grid max-h-48 gap-1 overflow-auto text-sm text-danger">
        {refused.map(({ line, problem }) => (
          <li key={line}>
            {t('console-reconciliation.statement.line', {
              line,
              problem: t(`console-reconciliation.problems.${problem}`),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
