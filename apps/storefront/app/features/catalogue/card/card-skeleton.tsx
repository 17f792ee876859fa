import { cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { productGridClass } from './product-grid.tsx'

/** A grid of cards that are on their way; the region around it carries `aria-busy`. */
export function ProductGridSkeleton({ count, isWide }: { count: number; isWide?: boolean }) {
  return (
    <div className={productGridClass({ isWide })} aria-hidden="true">
      {Array.from({ length: count }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and are never reordered
        <ProductCardSkeleton key={card} />
      ))}
    </div>
  )
}

/** In the size of a card, so that nothing jumps. */
export function ProductCardSkeleton() {
  return (
    <div className={classNames(cardClass, 'overflow-hidden')}>
      <Skeleton className="aspect-square rounded-none bg-ground" />
      <div className="px-3 pt-3 pb-3">
        <Skeleton className="h-3.5 w-full" />
        <Skeleton className="mt-2 h-3.5 w-2/3" />
        <Skeleton className="mt-2 h-3 w-1/2" />
        <Skeleton className="mt-4 h-4 w-1/2" />
        <div className="mt-3 flex gap-2">
          <Skeleton className="h-11 flex-1" />
          <Skeleton className="size-11" />
        </div>
      </div>
    </div>
  )
}
