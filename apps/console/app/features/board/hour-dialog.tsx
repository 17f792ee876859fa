import { closePlacesCall, reopenPlacesCall } from '@warsha/contract/console/booking/board.calls.ts'
import type { RestBoardSlot } from '@warsha/contract/console/booking/board.rest.ts'
import { muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { CloseForm } from './close-form.tsx'
import { isOver } from './hours.ts'

/** Closes what is free of an hour, or opens it again. */
export function HourDialog({ slot, onClose }: { slot: RestBoardSlot; onClose: () => void }) {
  const { t } = useTranslation()
  const may = useMay()
  const close = useCommand(closePlacesCall, { done: t('console-board.closedDone'), onDone: onClose })
  const reopen = useCommand(reopenPlacesCall, { done: t('console-board.reopenedDone'), onDone: onClose })
  const { capacity, taken, closed } = slot
  const free = isOver(slot) ? 0 : capacity - taken
  const params = { id: String(slot.slot_id) }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('console.command.close')}
      title={t('console-board.hour', { time: muscatTime(slot.starts_at) })}
    >
      <div className="grid gap-4">
        <p className="text-muted">{t('console-board.taken', { taken, capacity })}</p>
        {!may('board.write') && <p className="text-muted">{t('console-board.readOnly')}</p>}
        {may('board.write') && free === 0 && closed === 0 && (
          <p className="text-muted">{t('console-board.nothingToChange')}</p>
        )}
        {may('board.write') && closed > 0 && (
          <Button
            variant="secondary"
            size="small"
            isPending={reopen.isPending}
            onClick={() => reopen.run({ params, body: {} })}
          >
            {t('console-board.reopenHour', { count: closed })}
          </Button>
        )}
        {may('board.write') && free > 0 && (
          <CloseForm
            label={t('console-board.closeHour', { count: free })}
            isPending={close.isPending}
            onClose={(reason) => close.run({ params, body: { reason } })}
          />
        )}
        <CommandProblem command={close} onReload={onClose} />
        <CommandProblem command={reopen} onReload={onClose} />
      </div>
    </Dialog>
  )
}
