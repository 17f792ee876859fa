import { Button, buttonClass } from '@warsha/ui/button.tsx'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { AlertIcon, PinIcon, SearchIcon } from '@warsha/ui/icons.tsx'
import { FilterIcon } from '@warsha/ui/shop-icons.tsx'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'

export type NoProductsProps = {
  /** Filters are in force, and taking them away may help. */
  onReset?: () => void
}

export function NoProducts({ onReset }: NoProductsProps) {
  const { t, lang } = useTranslation()
  return (
    <EmptyState
      icon={SearchIcon}
      title={t('shell.empty.products')}
      text={t('shell.emptyHint.products')}
      action={
        <div className="flex flex-col gap-2.5 sm:flex-row sm:justify-center">
          {onReset && (
            <Button onClick={onReset}>
              <FilterIcon className="size-4.5" />
              {t('listing.filter.clear')}
            </Button>
          )}
          <Link to={localePath(lang, '/store/edit')} className={buttonClass({ variant: 'secondary' })}>
            <PinIcon className="size-4.5" />
            {t('listing.changePlace')}
          </Link>
        </div>
      }
    />
  )
}

/** Products that could not be read, with the way to try again. */
export function ProductsFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <EmptyState
        icon={AlertIcon}
        title={t('errors.connection')}
        text={t('listing.failedHint')}
        action={<Button onClick={onRetry}>{t('shell.retry')}</Button>}
      />
    </div>
  )
}
