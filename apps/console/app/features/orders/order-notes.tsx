import type { RestConsoleOrder } from '@warsha/contract/console/orders/console-order.rest.ts'
import { noteOrderCall } from '@warsha/contract/console/orders/order-commands.calls.ts'
import { Button } from '@warsha/ui/button.tsx'
import { useState } from 'react'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { Moment } from '~/components/format/moment.tsx'
import { Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'

/** What operators write for each other. */
export function OrderNotes({ order: { id, notes } }: { order: RestConsoleOrder }) {
  const { t } = useTranslation()
  const may = useMay()
  const [text, setText] = useState('')
  const note = useCommand(noteOrderCall, {
    done: t('console-orders.done.noted'),
    onDone: () => setText(''),
  })
  return (
    <Panel title={t('console-orders.page.notes')}>
      {notes.length === 0 && <p className="text-sm text-muted">{t('console-orders.page.noNotes')}</p>}
      <ul className="grid gap-3">
        {notes.map((each) => (
          <li key={`${each.at} ${each.text}`}>
            <p className="whitespace-pre-line">
              <bdi>{each.text}</bdi>
            </p>
            <p className="text-xs text-muted">
              <bdi>{each.author ?? t('console-orders.timeline.operator')}</bdi> · <Moment at={each.at} />
            </p>
          </li>
        ))}
      </ul>
      {may('orders.note') && (
        <form
          className="mt-3 grid gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim()) note.run({ params: { id }, body: { text: text.trim() } })
          }}
        >
          <label className="grid gap-1.5">
            <span className="text-sm font-semibold">{t('console-orders.note.text')}</span>
            <textarea
              rows={2}
              maxLength={2000}
              className="w-full rounded-control border border-outline bg-surface px-3 py-2"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <CommandProblem command={note} />
          <Button
            type="submit"
            size="small"
            variant="secondary"
            className="justify-self-end"
            isPending={note.isPending}
            disabled={!text.trim()}
          >
            {t('console-orders.note.submit')}
          </Button>
        </form>
      )}
    </Panel>
  )
}
