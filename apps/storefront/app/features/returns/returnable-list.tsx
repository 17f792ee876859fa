import { Button } from '@warsha/ui/button.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { useLoadPages } from '~/session/use-load-pages.ts'
import { listReturnable } from './return-calls.ts'
import { ReturnableCard } from './returnable-card.tsx'

/** Lines the customer can return; `empty` is shown when there are none. */
export function ReturnableList({ empty }: { empty: ReactNode }) {
  const { t, lang } = useTranslation()
  const { page, hasMore, hasFailed, isLoading, loadMore } = useLoadPages(['returnable-list'], listReturnable)
  if (!page && hasFailed)
    return (
      <div className="page-width grid justify-items-center gap-3 py-12 text-center">
        <p className="text-muted">{t('returns.failed')}</p>
        <Button variant="secondary" onClick={loadMore}>
          {t('returns.retry')}
        </Button>
      </div>
    )
  if (!page) return <ReturnsSkeleton />
  if (page.items.length === 0) return empty
  return (
    <div className="page-width py-5 lg:py-8">
      <div className={columnsClass}>
        {page.items.map((item) => (
          <ReturnableCard
            key={item.id}
            item={item}
            name={
              <Link
                to={localePath(lang, `/return/${item.id}`)}
                className="after:absolute after:inset-0 after:rounded-card"
              >
                <ProductName name={item.product_name} />
              </Link>
            }
          />
        ))}
        {hasMore && (
          <Button
            variant="secondary"
            isPending={isLoading}
            onClick={loadMore}
            className="justify-self-center xl:col-span-2"
          >
            {t('returns.more')}
          </Button>
        )}
      </div>
    </div>
  )
}

export function ReturnsSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('returns.loading')} className="page-width py-5 lg:py-8">
      <div className={columnsClass}>
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-32 rounded-card" />
      </div>
    </div>
  )
}

const columnsClass = 'mx-auto grid max-w-3xl gap-4 xl:max-w-none xl:grid-cols-2'
