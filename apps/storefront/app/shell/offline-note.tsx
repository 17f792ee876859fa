import { useTranslation } from '~/session/messages.ts'

/** Shown by the script in the head of the page when a link is tapped without a connection, before toasts can be. */
export function OfflineNote() {
  const { t } = useTranslation()
  return (
    <p
      id="offline-note"
      role="alert"
      hidden
      className="fixed inset-x-4 bottom-16 z-50 mx-auto max-w-md rounded-control bg-ink px-4 py-3 text-sm text-surface"
    >
      {t('errors.offline')}
    </p>
  )
}
