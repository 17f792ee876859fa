import { BoxIcon } from '@warsha/ui/shop-icons.tsx'
import { useEffect, useRef, useState } from 'react'
import { pictureSize, pictureSources } from './picture-sources.ts'

export type ProductPictureProps = {
  /** As the shop returns it for 512 px; a smaller one is offered beside it. */
  src: string | null
  name: string
  /** Seen at once when the page opens: fetched first and never lazily. */
  isFirst?: boolean
  /** The width it is shown in, as in the attribute of that name. */
  sizes?: string
}

/** Square, on the soft ground of its own. Without a picture, or with a broken one, there is a neutral drawing. */
export function ProductPicture({ src, name, isFirst = false, sizes = cardSizes }: ProductPictureProps) {
  const [isBroken, setBroken] = useState(false)
  const image = useRef<HTMLImageElement>(null)

  // In the server's page a picture may have failed before there was anybody to notice.
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {}
    if (complete && naturalWidth === 0) setBroken(true)
  }, [])

  if (!src || isBroken) {
    return (
      <span role="img" aria-label={name} className="grid aspect-square place-items-center text-outline/60">
        <BoxIcon className="size-16 stroke-1" />
      </span>
    )
  }
  return (
    <img
      ref={image}
      src={src}
      srcSet={pictureSources(src)}
      sizes={sizes}
      alt={name}
      width={pictureSize}
      height={pictureSize}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? 'sync' : 'async'}
      onError={() => setBroken(true)}
      className="aspect-square w-full bg-picture object-contain"
    />
  )
}

const cardSizes = '(min-width: 64rem) 13.5rem, (min-width: 40rem) 30vw, 45vw'
