import { InfoIcon } from '@warsha/ui/icons.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { Visit } from './visits.ts'

/** Things to have ready for an appointment. */
export function BringNote({ kind }: Pick<Visit<unknown>, 'kind'>) {
  const { t } = useTranslation()
  return (
    <p className="flex items-start gap-2 rounded-control bg-ground p-3 text-sm">
      <InfoIcon className="mt-0.5 size-4.5 shrink-0 text-brand" />
      <span>
        <span className="font-semibold">{t('orders.bring.title')}</span> {t(`orders.bring.${kind}`)}
      </span>
    </p>
  )
}
