import { mediaTilePx } from '@warsha/contract/constants.ts'
import { ShieldIcon } from '@warsha/ui/shop-icons.tsx'

export function InsurancePicture() {
  return <ShieldIcon className="size-8 text-brand" />
}

/** A moving picture rather than a video file: silent, a few seconds long, one kilobyte, and still where motion is not wanted. */
export function InvitePicture() {
  return (
    <picture>
      <source media="(prefers-reduced-motion: reduce)" srcSet="/media/tiles/invite-friends-still.svg" />
      <img
        src="/media/tiles/invite-friends-animated.svg"
        alt=""
        width={mediaTilePx}
        height={mediaTilePx}
        decoding="async"
        className="size-11"
      />
    </picture>
  )
}
