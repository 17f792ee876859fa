import { ClockIcon } from '@warsha/ui/icons.tsx'
import { useTranslation } from '~/session/messages.ts'

/** Explains the markers: by colour and by shape. */
export function Legend() {
  const { t } = useTranslation()
  return (
    <ul
      data-tour="status"
      aria-label={t('booking.picker.legend')}
      className="flex gap-5 px-4 pb-2.5 text-sm lg:pb-3.5"
    >
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="grid size-5 place-items-center rounded-full bg-brand text-white">
          <ClockIcon className="size-3.5" />
        </span>
        {t('booking.picker.earliest')}
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="size-4.5 rounded border-2 border-on-amber bg-amber" />
        {t('booking.picker.later')}
      </li>
    </ul>
  )
}
