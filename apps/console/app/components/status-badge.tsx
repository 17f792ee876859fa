import { classNames } from '@warsha/ui/class-names.ts'
import type { ReactNode } from 'react'

export type StatusTone = 'good' | 'waiting' | 'plain' | 'bad' | 'info'

const tones: Record<StatusTone, string> = {
  good: 'bg-brand-tint text-brand-deep',
  waiting: 'bg-amber-tint text-amber-deep',
  plain: 'bg-ground text-ink',
  bad: 'bg-danger-tint text-danger',
  info: 'bg-info-tint text-info',
}

/** Where something stands, in a word; the dot only helps the eye. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-5.5 items-center gap-1.5 rounded-full px-2 text-xs font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {children}
    </span>
  )
}
