import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { CheckIcon } from './icons.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: ReactNode }

/** The whole line is the target. */
export function Checkbox({ label, error, className, id: givenId, ...input }: CheckboxProps) {
  const ownId = useId()
  const id = givenId ?? ownId

  return (
    <div className={className}>
      <label
        htmlFor={id}
        className="flex min-h-11 cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed"
      >
        <span className="relative grid size-5.5 shrink-0 place-items-center">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="peer size-5.5 cursor-pointer appearance-none rounded-md border border-outline bg-surface checked:border-brand checked:bg-brand disabled:opacity-50"
          />
          <CheckIcon className="pointer-events-none absolute size-4 text-white opacity-0 peer-checked:opacity-100" />
        </span>
        <span className={classNames('min-w-0 text-start text-base', Boolean(error) && 'text-danger')}>
          {label}
        </span>
      </label>
      <p id={`${id}-error`} role="alert" className="text-sm text-danger">
        {error}
      </p>
    </div>
  )
}
