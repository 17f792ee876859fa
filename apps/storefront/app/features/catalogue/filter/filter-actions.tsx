import { Button } from '@warsha/ui/button.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { useTranslation } from '~/session/messages.ts'

export type FilterActionsProps = { onApply: () => void; onReset: () => void }

/** `total`: how many products the ticked choices would show, where that is known. */
type Props = FilterActionsProps & { total: number | undefined }

export function FilterActions({ onApply, onReset, total }: Props) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2.5">
      <Button variant="secondary" onClick={onReset}>
        {t('listing.filter.reset')}
      </Button>
      <Button onClick={onApply} className="lg:px-2! lg:text-sm lg:whitespace-nowrap">
        {total === undefined ? (
          t('listing.filter.apply')
        ) : (
          <span>
            <VisuallyHidden>{`${t('listing.filter.apply')}: `}</VisuallyHidden>
            {t('listing.filter.show', { count: total })}
          </span>
        )}
      </Button>
    </div>
  )
}
