import type { RestConsoleOrder } from '@warsha/contract/console/orders/console-order.rest.ts'
import { fulfilOrderCall } from '@warsha/contract/console/orders/order-commands.calls.ts'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'
import { openUnits } from '../open-units.ts'

/** How many units of each line were delivered or done; at first all that are left. */
export function FulfilDialog({ order, onClose }: { order: RestConsoleOrder; onClose: () => void }) {
  const { t, lang } = useTranslation()
  const open = order.lines.filter((line) => openUnits(line) > 0)
  const [units, setUnits] = useState<Record<string, number>>(() =>
    Object.fromEntries(open.map((line) => [line.id, openUnits(line)])),
  )
  const fulfil = useCommand(fulfilOrderCall, { done: t('console-orders.done.fulfilled'), onDone: onClose })
  const lines = open
    .map(({ id }) => ({ id, units: units[id] ?? 0 }))
    .filter((line) => Number.isInteger(line.units) && line.units > 0)
  return (
    <CommandDialog
      title={t('console-orders.fulfil.title')}
      submit={t('console-orders.fulfil.submit')}
      isDisabled={lines.length === 0}
      command={fulfil}
      onClose={onClose}
      onSubmit={() => fulfil.run({ params: { id: order.id }, body: { revision: order.revision, lines } })}
    >
      <ul className="divide-y divide-line">
        {open.map((line) => (
          <li key={line.id} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{line.product[lang]}</span>
              <span className="text-xs text-muted">
                {t('console-orders.fulfil.left', { count: openUnits(line) })}
              </span>
            </span>
            <input
              type="number"
              min={0}
              max={openUnits(line)}
              aria-label={t('console-orders.fulfil.units', { name: line.product[lang] })}
              className="tool w-20 text-center"
              value={units[line.id] ?? 0}
              onChange={({ target }) => setUnits({ ...units, [line.id]: target.valueAsNumber })}
            />
          </li>
        ))}
      </ul>
    </CommandDialog>
  )
}
