import { Button } from '@warsha/ui/button.tsx'
import { IconButton } from '@warsha/ui/icon-button.tsx'
import { CloseIcon } from '@warsha/ui/icons.tsx'
import { useLogin } from '~/session/groups/login.ts'
import { useTranslation } from '~/session/messages.ts'
import { rememberTour } from '~/session/seen-tour.ts'

/** Offers the tour once to each shopper, in a line that covers nothing of the picker; declining it is remembered. */
export function TourOffer({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation()
  const hasSeen = useLogin((login) => login.seenTour)
  if (hasSeen) return null
  return (
    <section
      aria-label={t('booking.tour.label')}
      className="flex items-center gap-2 border-t border-line bg-brand-tint ps-4 pe-1.5"
    >
      <p className="min-w-0 flex-1 text-sm">{t('booking.tour.offer')}</p>
      <Button variant="ghost" onClick={onStart}>
        {t('booking.tour.start')}
      </Button>
      <IconButton icon={CloseIcon} label={t('booking.tour.decline')} onClick={rememberTour} />
    </section>
  )
}
