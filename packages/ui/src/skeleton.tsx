import { classNames } from './class-names.ts'

/** Holds the place of what is coming, in its size; the region around it carries `aria-busy`. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-skeleton rounded-control bg-line', className)}
    />
  )
}

export type SkeletonTextProps = { lines?: number; className?: string }

export function SkeletonText({ lines = 3, className }: SkeletonTextProps) {
  return (
    <span aria-hidden="true" className={classNames('flex flex-col gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and are never reordered
        <Skeleton key={line} className={line === lines - 1 ? 'h-3.5 w-3/5' : 'h-3.5 w-full'} />
      ))}
    </span>
  )
}
