import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import type { IconComponent } from './create-icon.tsx'
import { MirroredIcon } from './mirrored-icon.tsx'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconComponent
  /** The control's only name. */
  label: string
  isMirrored?: boolean
  hasOutline?: boolean
}

export function IconButton({
  icon: Icon,
  label,
  isMirrored = false,
  hasOutline = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={classNames(iconButtonClass({ hasOutline }), className)}
      {...rest}
    >
      {isMirrored ? <MirroredIcon icon={Icon} className="size-5.5" /> : <Icon className="size-5.5" />}
    </button>
  )
}

/** The same look for links: a square of 44 px, the size of a fingertip. */
export function iconButtonClass({ hasOutline = false }: { hasOutline?: boolean } = {}): string {
  return classNames(
    'relative inline-grid size-11 shrink-0 place-items-center rounded-control text-ink transition-colors hover:bg-ground disabled:cursor-not-allowed disabled:opacity-45',
    hasOutline && 'border border-line bg-surface',
  )
}
