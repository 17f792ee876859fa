import { Button } from '@warsha/ui/button.tsx'
import { LocateIcon } from '@warsha/ui/later-icons.tsx'
import { locate } from '@warsha/ui/map/locate.ts'
import { useTranslation } from '~/session/messages.ts'
import { toast } from '~/session/toasts.ts'
import { useLatestCall } from '~/session/use-latest-call.ts'
import type { Point } from './calls/booking-calls.ts'

export type NearMeButtonProps = { isOn: boolean; onPosition: (position: Point | null) => void }

/** Orders a list of centres by their distance from the device, and back. */
export function NearMeButton({ isOn, onPosition }: NearMeButtonProps) {
  const { t } = useTranslation()
  const { run, isPending, isRunning } = useLatestCall()

  async function toggle() {
    if (isRunning()) return
    if (isOn) return onPosition(null)
    const found = await run(locate)
    if (found === null) return
    if (typeof found === 'string')
      toast.error(t(`errors.geolocation.${found}`), { id: 'locate', isReplacing: true })
    else onPosition(found)
  }

  return (
    <Button
      variant={isOn ? 'primary' : 'secondary'}
      aria-pressed={isOn}
      isPending={isPending}
      onClick={() => void toggle()}
    >
      <LocateIcon className="size-5" />
      {t('centres.nearMe')}
    </Button>
  )
}
