import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> & {
  checked: boolean
  label: ReactNode
  hint?: ReactNode
}

/** On or off, at once. The whole line is the target; the knob slides towards the end of the line. */
export function Switch({ label, hint, checked, className, ...input }: SwitchProps) {
  const hintId = useId()
  return (
    <label
      className={classNames(
        'flex min-h-11 cursor-pointer items-center justify-between gap-4 has-disabled:cursor-not-allowed',
        className,
      )}
    >
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        {hint && (
          <span id={hintId} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-flex h-7 w-12 shrink-0 items-center">
        <input
          {...input}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-describedby={hint ? hintId : undefined}
          className="peer size-full cursor-pointer appearance-none rounded-full bg-outline transition-colors checked:bg-brand disabled:cursor-not-allowed disabled:opacity-45"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute start-0.5 size-6 rounded-full bg-white shadow-sm transition-[inset-inline-start] peer-checked:start-5.5"
        />
      </span>
    </label>
  )
}
