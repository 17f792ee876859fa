import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CloseIcon } from './icons.tsx'

const chipClass =
  'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full px-3 text-sm font-semibold leading-heading'

export type ChipProps = {
  children: ReactNode
  isSelected?: boolean
  onSelect: () => void
  className?: string
}

/** One of several choices; which one is in force is also visible without colour. */
export function Chip({ children, isSelected = false, onSelect, className }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onSelect}
      className={classNames(
        chipClass,
        'min-h-10 border pointer-coarse:min-h-11 transition-colors',
        isSelected
          ? 'border-brand bg-brand text-white'
          : 'border-line bg-surface text-ink hover:border-brand',
        className,
      )}
    >
      <span className="truncate">{children}</span>
    </button>
  )
}

export type RemovableChipProps = { children: ReactNode; removeLabel: string; onRemove: () => void }

export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <span className={classNames(chipClass, 'bg-brand-tint pe-0 text-brand-deep')}>
      <span className="truncate">{children}</span>
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="grid size-8 shrink-0 place-items-center rounded-full pointer-coarse:size-11 hover:bg-brand/15"
      >
        <CloseIcon className="size-4" />
      </button>
    </span>
  )
}
