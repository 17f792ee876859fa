import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { IconComponent } from './create-icon.tsx'

export type EmptyStateProps = {
  icon: IconComponent
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  className?: string
}

/** Says what is missing and what to do about it. */
export function EmptyState({ icon: Icon, title, text, action, className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'mx-auto flex w-full max-w-md flex-col items-center px-4 py-10 text-center text-balance',
        className,
      )}
    >
      <span className="grid size-18 place-items-center rounded-full bg-brand-tint text-brand">
        <Icon className="size-8" />
      </span>
      <p className="mt-5 text-lg font-bold leading-heading">{title}</p>
      {text && <p className="mt-2 text-muted">{text}</p>}
      {action && <div className="mt-6 w-full sm:w-auto">{action}</div>}
    </div>
  )
}
