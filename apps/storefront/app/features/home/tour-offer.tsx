import { Button } from '@warsha/ui/button.tsx'
import { cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { useTranslation } from '~/session/messages.ts'

export type TourOfferProps = { onStart: () => void; onDecline: () => void }

/** Offers the tour beside the page, which stays as it is: who does not want it need not answer. */
export function TourOffer({ onStart, onDecline }: TourOfferProps) {
  const { t } = useTranslation()
  return (
    <aside
      aria-label={t('home.tour.label')}
      className={classNames(
        cardClass,
        'fixed inset-x-4 bottom-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom)+0.75rem)] z-20 flex flex-wrap items-center gap-x-4 gap-y-2 p-3 ps-4 shadow-raised sm:inset-x-auto sm:end-4 sm:w-96',
      )}
    >
      <p className="w-full pt-1 text-sm font-semibold leading-heading">{t('home.tour.offer')}</p>
      <div className="ms-auto flex gap-1">
        <Button variant="ghost" size="small" onClick={onDecline}>
          {t('home.tour.decline')}
        </Button>
        <Button size="small" onClick={onStart}>
          {t('home.tour.start')}
        </Button>
      </div>
    </aside>
  )
}
