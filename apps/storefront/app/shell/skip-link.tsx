import { useTranslation } from '~/session/messages.ts'

export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a
      href="#content"
      className="fixed start-3 -top-20 z-50 rounded-control bg-brand px-4 py-3 font-semibold text-white focus:top-3"
    >
      {t('shell.skipToContent')}
    </a>
  )
}
