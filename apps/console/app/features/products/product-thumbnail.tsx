import { BoxIcon } from '@warsha/ui/shop-icons.tsx'
import { thumbnailOf } from '~/components/media/thumbnail-of.ts'

/** The first picture of a product; its name stands beside it. */
export function ProductThumbnail({ src, className }: { src: string | null; className: string }) {
  return (
    <span className={`grid shrink-0 place-items-center overflow-clip rounded-control bg-ground ${className}`}>
      {src ? (
        <img src={thumbnailOf(src, 256)} alt="" loading="lazy" className="size-full object-contain" />
      ) : (
        <BoxIcon className="size-1/2 text-muted" />
      )}
    </span>
  )
}
