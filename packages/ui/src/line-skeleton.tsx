import { cardClass } from './card.tsx'
import { classNames } from './class-names.ts'
import { Skeleton } from './skeleton.tsx'

export type LineSkeletonProps = {
  /** The size of the picture and of what stands below it. */
  pictureClass: string
  footClass: string
}

/** The room of one line of the purchase: picture, two lines of text, and a control. */
export function LineSkeleton({ pictureClass, footClass }: LineSkeletonProps) {
  return (
    <div className={`${cardClass} p-3 lg:p-4`}>
      <div className="flex gap-3 lg:gap-5">
        <Skeleton className={classNames('shrink-0', pictureClass)} />
        <div className="flex-1 py-1">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="mt-2 h-4 w-2/5" />
        </div>
      </div>
      <Skeleton className={classNames('mt-3', footClass)} />
    </div>
  )
}

/** The room of a panel beside the lines, with so many rows above its button. */
export function PanelSkeleton({ rows }: { rows: number }) {
  return (
    <div className={`${cardClass} grid gap-4 p-4 lg:p-5`}>
      <Skeleton className="h-6 w-40" />
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <Skeleton key={row} className="h-4 w-full" />
      ))}
      <Skeleton className="h-13 w-full" />
    </div>
  )
}
