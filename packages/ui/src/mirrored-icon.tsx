import type { IconComponent } from './create-icon.tsx'

export type MirroredIconProps = { icon: IconComponent; className?: string }

/** For arrows and chevrons only: clocks, ticks, telephones and logos look the same in both directions. */
export function MirroredIcon({ icon: Icon, className = 'size-5' }: MirroredIconProps) {
  return <Icon className={`rtl:-scale-x-100 ${className}`} />
}
