import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from './class-names.ts'

export type ButtonLook = {
  /** `inverse` stands on dark pictures. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'inverse'
  /** `step` is the one action that moves the shopper on; a screen has at most one. */
  size?: 'step' | 'normal' | 'small'
  isFullWidth?: boolean
}

export type ButtonProps = ComponentProps<'button'> & ButtonLook & { isPending?: boolean }

/** A pending button has the same label, size and focus as before; it only ignores clicks. */
export function Button({
  variant,
  size,
  isFullWidth,
  isPending = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isPending) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type={type}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      className={classNames(
        buttonClass({ variant, size, isFullWidth }),
        isPending && 'pending-line',
        className,
      )}
      onClick={handleClick}
      {...rest}
    />
  )
}

/** The same look for links, which stay links. */
export function buttonClass({
  variant = 'primary',
  size = 'normal',
  isFullWidth = false,
}: ButtonLook = {}): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold leading-heading transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-55',
    variants[variant],
    sizes[size],
    isFullWidth && 'w-full',
  )
}

const variants: Record<NonNullable<ButtonLook['variant']>, string> = {
  primary: 'bg-brand text-white hover:bg-brand-deep',
  secondary: 'bg-brand-tint text-brand-deep hover:bg-brand/15',
  ghost: 'text-brand hover:bg-brand-tint',
  danger: 'bg-danger-tint text-danger hover:bg-danger/15',
  inverse: 'bg-white text-on-white hover:bg-white/90',
}

const sizes: Record<NonNullable<ButtonLook['size']>, string> = {
  step: 'min-h-13 px-6 py-3 text-field',
  normal: 'min-h-(--button-height) px-4 py-2 text-base',
  small: 'min-h-9 px-3 py-1.5 text-sm pointer-coarse:min-h-11',
}
