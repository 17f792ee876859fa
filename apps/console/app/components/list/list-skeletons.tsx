import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { ListColumn } from './list-types.ts'

const rows = Array.from({ length: 8 }, (_, row) => row)

/** The room of the rows that are coming, in their columns. */
export function TableSkeleton<Row>({ columns }: { columns: readonly ListColumn<Row>[] }) {
  const { t } = useTranslation()
  const shown = columns.filter(({ isHiddenAtFirst }) => !isHiddenAtFirst)
  if (shown.length === 0) return <CardSkeletons />
  return (
    <div role="status" className="panel overflow-hidden">
      <VisuallyHidden>{t('console.list.loading')}</VisuallyHidden>
      <div className="h-9 border-b border-line" />
      {rows.map((row) => (
        <div key={row} className="flex h-11 items-center gap-6 border-b border-line px-4 last:border-b-0">
          {shown.map(({ id }) => (
            <Skeleton key={id} className="h-3.5 flex-1" />
          ))}
        </div>
      ))}
    </div>
  )
}

export function CardSkeletons() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-2">
      <VisuallyHidden>{t('console.list.loading')}</VisuallyHidden>
      {rows.map((row) => (
        <div key={row} className="panel grid gap-3 p-3">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3.5 w-full" />
          <Skeleton className="h-3.5 w-4/5" />
        </div>
      ))}
    </div>
  )
}
