import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import {
  FieldFrame,
  type FieldTexts,
  fieldBoxClass,
  fieldControlClass,
  fieldDescription,
} from './field-frame.tsx'
import { ChevronDownIcon } from './icons.tsx'

export type SelectProps = Omit<ComponentProps<'select'>, 'size'> & FieldTexts & { isPending?: boolean }

/** The platform's own list: it scrolls, searches and speaks better than any imitation on a phone. */
export function Select(props: SelectProps) {
  const { label, hint, error, isLabelHidden, isPending, className, id: givenId, children, ...select } = props
  const ownId = useId()
  const id = givenId ?? ownId

  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      isLabelHidden={isLabelHidden}
      className={className}
    >
      <span className={classNames(fieldBoxClass, isPending && 'pending-line')}>
        <select
          {...select}
          id={id}
          aria-busy={isPending || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={fieldDescription(id, { hint, error })}
          className={classNames(fieldControlClass, 'appearance-none truncate pe-10')}
        >
          {children}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute end-3 size-5 self-center text-muted" />
      </span>
    </FieldFrame>
  )
}
