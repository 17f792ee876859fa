import {
  addWalkInsCall,
  closePlacesCall,
  removeWalkInsCall,
  reopenPlacesCall,
} from '@warsha/contract/console/booking/board.calls.ts'
import { muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { Moment } from '~/components/format/moment.tsx'
import { Fact } from '~/components/panel.tsx'
import { StatusBadge } from '~/components/status-badge.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import type { OpenBay } from './bay-button.tsx'
import { looks } from './bay-states.ts'
import { CloseForm } from './close-form.tsx'
import { isOver } from './hours.ts'
import { VisitActions } from './visit-actions.tsx'
import { VisitDetails } from './visit-details.tsx'

/** What is in a bay, and what can be done with it. */
export function BayDialog({ slot, bay, onClose }: OpenBay & { onClose: () => void }) {
  const { t } = useTranslation()
  const { state, visit, held_until } = bay
  const hasBegun = Date.parse(slot.starts_at) <= Date.now()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('console.command.close')}
      title={t('console-board.place', { time: muscatTime(slot.starts_at), bay: bay.bay })}
    >
      <div className="grid gap-4">
        <div>
          <StatusBadge tone={looks[state].tone}>{t(`console-board.${state}`)}</StatusBadge>
        </div>
        {state === 'held' && (
          <div>
            <p className="text-muted">{t('console-board.heldText')}</p>
            {held_until && (
              <dl className="mt-2">
                <Fact name={t('console-board.heldUntil')}>
                  <Moment at={held_until} />
                </Fact>
              </dl>
            )}
          </div>
        )}
        {visit && <VisitDetails visit={visit} />}
        {visit && <VisitActions visit={visit} state={state} hasBegun={hasBegun} onDone={onClose} />}
        <PlaceActions slot={slot} bay={bay} onDone={onClose} />
      </div>
    </Dialog>
  )
}

/** Walk-ins and closed bays; an hour that is over takes nobody any more. */
function PlaceActions({ slot, bay: { state }, onDone }: OpenBay & { onDone: () => void }) {
  const { t } = useTranslation()
  const may = useMay()
  const add = useCommand(addWalkInsCall, { done: t('console-board.walkInDone'), onDone })
  const remove = useCommand(removeWalkInsCall, { done: t('console-board.walkInRemoved'), onDone })
  const close = useCommand(closePlacesCall, { done: t('console-board.closedDone'), onDone })
  const reopen = useCommand(reopenPlacesCall, { done: t('console-board.reopenedDone'), onDone })
  if (!may('board.write')) return null
  const params = { id: String(slot.slot_id) }
  return (
    <>
      {state === 'free' && !isOver(slot) && (
        <>
          <Button
            size="small"
            isPending={add.isPending}
            onClick={() => add.run({ params, body: { units: 1 } })}
          >
            {t('console-board.addWalkIn')}
          </Button>
          <CloseForm
            label={t('console-board.closeBay')}
            isPending={close.isPending}
            onClose={(reason) => close.run({ params, body: { places: 1, reason } })}
          />
        </>
      )}
      {state === 'walk_in' && (
        <Button
          size="small"
          variant="secondary"
          isPending={remove.isPending}
          onClick={() => remove.run({ params, body: { units: 1 } })}
        >
          {t('console-board.removeWalkIn')}
        </Button>
      )}
      {state === 'closed' && (
        <Button
          size="small"
          variant="secondary"
          isPending={reopen.isPending}
          onClick={() => reopen.run({ params, body: { places: 1 } })}
        >
          {t('console-board.reopenBay')}
        </Button>
      )}
      {[add, remove, close, reopen].map((command, index) => (
        <CommandProblem
          key={['add', 'remove', 'close', 'reopen'][index]}
          command={command}
          onReload={onDone}
        />
      ))}
    </>
  )
}
