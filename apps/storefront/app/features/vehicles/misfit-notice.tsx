import { InfoIcon } from '@warsha/ui/icons.tsx'
import { useChosenCar } from '~/session/chosen-car.ts'
import { useTranslation } from '~/session/messages.ts'
import { useCarFit } from './car-fits.ts'
import { useCarName } from './use-car-name.ts'

/** Below a line of the cart that does not fit the shopper's car. It warns and refuses nothing: it may be for another. */
export function MisfitNotice({ variantId }: { variantId: string }) {
  const { t } = useTranslation()
  const name = useCarName(useChosenCar())
  const fit = useCarFit(variantId)
  if (!name || fit?.fits !== false) return null
  return (
    <p className="flex items-center gap-2 border-t border-amber/30 bg-amber-tint px-3 py-2.5 text-sm text-amber-ink lg:px-4">
      <InfoIcon className="size-4.5" />
      <span className="min-w-0">{t('fits.misfit', { car: name })}</span>
    </p>
  )
}
