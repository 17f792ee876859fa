import { Button } from '@warsha/ui/button.tsx'
import { useTranslation } from '~/session/messages.ts'

export type MoreButtonProps = { hasMore: boolean; isLoading: boolean; loadMore: () => void }

export function MoreButton({ hasMore, isLoading, loadMore }: MoreButtonProps) {
  const { t } = useTranslation()
  if (!hasMore) return null
  return (
    <div className="mt-6 flex justify-center">
      <Button variant="secondary" isPending={isLoading} onClick={loadMore} className="min-w-52">
        {t(isLoading ? 'centres.moreLoading' : 'centres.more')}
      </Button>
    </div>
  )
}
