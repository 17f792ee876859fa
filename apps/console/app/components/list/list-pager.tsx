import { ChevronBackIcon, ChevronForwardIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { ListAddress } from './list-address.ts'
import type { Keyset } from './list-types.ts'

type ListPagerProps = {
  page: Keyset<unknown>['page']
  address: Pick<ListAddress, 'after' | 'next' | 'previous'>
}

/** How many there are, and the pages before and behind. */
export function ListPager({ page, address }: ListPagerProps) {
  const { t } = useTranslation()
  const { after, total, is_exact } = page
  return (
    <div className="flex items-center justify-between gap-3 text-sm text-muted">
      <p>
        {is_exact ? t('console.list.count', { count: total }) : t('console.list.countMore', { count: total })}
      </p>
      {(address.after || after !== null) && (
        <div className="flex gap-2">
          <button type="button" className="tool" disabled={!address.after} onClick={address.previous}>
            <MirroredIcon icon={ChevronBackIcon} className="size-4" />
            {t('console.list.previous')}
          </button>
          <button
            type="button"
            className="tool"
            disabled={after === null}
            onClick={() => after !== null && address.next(after)}
          >
            {t('console.list.next')}
            <MirroredIcon icon={ChevronForwardIcon} className="size-4" />
          </button>
        </div>
      )}
    </div>
  )
}
