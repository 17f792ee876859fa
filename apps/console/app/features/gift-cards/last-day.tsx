import { dayText } from '~/components/format/moment.tsx'
import { useTranslation } from '~/session/messages.ts'

/** The last day of a gift card, if it has one. */
export function LastDay({ day }: { day: string | null }) {
  const { t, lang } = useTranslation()
  return (
    <span className="whitespace-nowrap">
      {day ? dayText(day, { t, lang }) : t('console-gift-cards.noEnd')}
    </span>
  )
}
