import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export type CardProps = ComponentProps<'div'> & { padding?: 'none' | 'normal' | 'large' }

/** White, one thin line, no shadow: the surface everything lies on. */
export const cardClass = 'rounded-card border border-line bg-surface'

export function Card({ padding = 'normal', className, ...rest }: CardProps) {
  return <div className={classNames(cardClass, paddings[padding], className)} {...rest} />
}

const paddings = { none: 'overflow-hidden', normal: 'p-4', large: 'p-5 lg:p-8' }
