import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** White, one thin line, no shadow: the surface everything lies on. */
export const cardClass = 'rounded-card border border-line bg-surface'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(cardClass, 'p-4', className)} {...rest} />
}
