import { Button } from '@warsha/ui/button.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from '~/session/messages.ts'
import type { MoreProducts } from '../listing-state/use-more-products.ts'

/** The next page comes by itself when the end of the list comes near; the button is for everybody else. */
export function LoadMore({ hasMore, isLoading, problem, loadMore }: MoreProducts) {
  const { t } = useTranslation()
  const end = useRef<HTMLDivElement>(null)
  const load = useRef(loadMore)
  load.current = loadMore

  useEffect(() => {
    if (!end.current || !hasMore || isLoading || problem) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load.current()
      },
      { rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasMore, isLoading, problem])

  if (!hasMore) return null
  return (
    <div ref={end} className="mt-6 flex flex-col items-center gap-3">
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
      <Button variant="secondary" isPending={isLoading} onClick={loadMore} className="min-w-52">
        {t(labelOf({ isLoading, problem }))}
      </Button>
    </div>
  )
}

function labelOf({ isLoading, problem }: Pick<MoreProducts, 'isLoading' | 'problem'>) {
  if (isLoading) return 'listing.loadingMore'
  return problem ? 'shell.retry' : 'listing.loadMore'
}
