import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'brand' | 'amber' | 'danger' | 'neutral'

const tones: Record<BadgeTone, string> = {
  brand: 'bg-brand-tint text-brand-deep',
  amber: 'bg-amber text-on-amber',
  danger: 'bg-danger-tint text-danger',
  neutral: 'bg-ground text-ink',
}

export type BadgeProps = { tone?: BadgeTone; children: ReactNode; className?: string }

/** A short word or number in one piece: `-20%` never breaks and never turns round. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <bdi
      className={classNames(
        'inline-flex min-h-6 items-center gap-1 rounded-lg px-2 text-xs font-bold whitespace-nowrap tabular-nums',
        tones[tone],
        className,
      )}
    >
      {children}
    </bdi>
  )
}

export type CountBadgeProps = { count: number; className?: string }

/** Sits on an icon; the icon's label has to name the count as well. */
export function CountBadge({ count, className }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <bdi
      aria-hidden="true"
      className={classNames(
        'grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1 text-xs leading-none font-bold text-white tabular-nums ring-2 ring-surface',
        className,
      )}
    >
      {countText(count)}
    </bdi>
  )
}

export function countText(count: number): string {
  return count > 99 ? '99+' : String(count)
}
