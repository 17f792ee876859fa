import { Button } from '@warsha/ui/button.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { SendCode } from './use-send-code.ts'

/** The usual way first. Another one can be asked at once when the usual one has just sent something. */
export function SendCodeButtons({ code, check = () => true }: { code: SendCode; check?: () => boolean }) {
  const { t } = useTranslation()
  const { services, isWaiting, usual, isPending, sendBy } = code
  if (isWaiting) return <Skeleton className="h-13" />
  if (!usual) return null
  return (
    <div className="grid gap-2">
      <Button size="step" isFullWidth isPending={isPending} onClick={() => check() && void sendBy(usual)}>
        {t('profile.sendCode')}
      </Button>
      {services
        .filter(({ value }) => value !== usual.value)
        .map((service) => (
          <Button
            key={service.value}
            variant="ghost"
            isFullWidth
            isPending={isPending}
            onClick={() => check() && void sendBy(service)}
          >
            {t('profile.sendBy', { service: service.label })}
          </Button>
        ))}
    </div>
  )
}
