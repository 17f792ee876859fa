import { classNames } from '@warsha/ui/class-names.ts'

/** Products, and beside them on a desktop the column of filters. */
export function listingLayoutClass({ hasColumn }: { hasColumn: boolean }): string {
  return classNames(
    'mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-6',
    hasColumn && 'lg:grid-cols-[15.5rem_minmax(0,1fr)]',
  )
}
