import type { RestBoardVisit } from '@warsha/contract/console/booking/board.rest.ts'
import {
  completeVisitCall,
  missVisitCall,
  recordArrivalCall,
} from '@warsha/contract/console/orders/order-commands.calls.ts'
import { Button } from '@warsha/ui/button.tsx'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import type { Bay } from './bay-button.tsx'

type VisitActionsProps = { visit: RestBoardVisit; state: Bay['state']; hasBegun: boolean; onDone: () => void }

/** What can become of a visit now. */
export function VisitActions({ visit, state, hasBegun, onDone }: VisitActionsProps) {
  const { t } = useTranslation()
  const may = useMay()
  const arrived = useCommand(recordArrivalCall, { done: t('console-board.arrivedDone'), onDone })
  const done = useCommand(completeVisitCall, { done: t('console-board.doneDone'), onDone })
  const missed = useCommand(missVisitCall, { done: t('console-board.missedDone'), onDone })
  const [line_id] = visit.line_ids
  if (!may('orders.visit') || !line_id || !['booked', 'late', 'arrived'].includes(state)) return null
  const input = { params: { id: visit.order_id }, body: { revision: visit.revision, line_id } }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {state !== 'arrived' && (
          <Button size="small" isPending={arrived.isPending} onClick={() => arrived.run(input)}>
            {t('console-board.markArrived')}
          </Button>
        )}
        <Button
          size="small"
          variant={state === 'arrived' ? 'primary' : 'secondary'}
          isPending={done.isPending}
          onClick={() => done.run(input)}
        >
          {t('console-board.markDone')}
        </Button>
        {hasBegun && state !== 'arrived' && (
          <Button
            size="small"
            variant="danger"
            isPending={missed.isPending}
            onClick={() => missed.run(input)}
          >
            {t('console-board.markMissed')}
          </Button>
        )}
      </div>
      <CommandProblem command={arrived} onReload={onDone} />
      <CommandProblem command={done} onReload={onDone} />
      <CommandProblem command={missed} onReload={onDone} />
    </>
  )
}
