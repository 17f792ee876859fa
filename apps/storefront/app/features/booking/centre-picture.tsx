import { classNames } from '@warsha/ui/class-names.ts'

export type CentrePictureProps = { src: string | null; className?: string }

/** What a centre looks like from the street; its name stands beside it. Nothing where it has no picture. */
export function CentrePicture({ src, className }: CentrePictureProps) {
  if (!src) return null
  return (
    <img
      src={src}
      alt=""
      width={640}
      height={320}
      loading="lazy"
      decoding="async"
      className={classNames('aspect-2/1 bg-picture object-cover dark:brightness-90', className)}
    />
  )
}
