import { Button } from '@warsha/ui/button.tsx'
import { useTranslation } from '~/session/messages.ts'

/** Nothing is known against the products: only that they could not be checked. */
export function RefreshFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-amber-tint px-4 py-2 text-sm text-amber-ink sm:col-span-full"
    >
      <p>{t('cart.refreshFailed')}</p>
      <Button variant="ghost" size="small" className="min-h-11" onClick={onRetry}>
        {t('shell.retry')}
      </Button>
    </div>
  )
}
