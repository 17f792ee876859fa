import { useIsOffline } from '~/session/connection.ts'
import { useTranslation } from '~/session/messages.ts'

/** Below the header for as long as the shop cannot be reached. */
export function OfflineNotice() {
  const { t } = useTranslation()
  const isOffline = useIsOffline()
  return (
    <div role="status" className="print:hidden">
      {isOffline && (
        <p className="bg-amber-tint px-4 py-2 text-center text-sm text-amber-ink">{t('shell.offline')}</p>
      )}
    </div>
  )
}
