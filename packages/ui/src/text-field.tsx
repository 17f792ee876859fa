import { type ComponentProps, type ReactNode, useId } from 'react'
import { textHandlers } from './early-text.ts'
import {
  FieldFrame,
  type FieldTexts,
  fieldBoxClass,
  fieldControlClass,
  fieldDescription,
} from './field-frame.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size'> &
  FieldTexts & {
    /** Shown inside the field before or after the text, for example a prefix or a button. */
    leading?: ReactNode
    trailing?: ReactNode
  }

export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    isLabelHidden,
    leading,
    trailing,
    className,
    id: givenId,
    onChange,
    ...input
  } = props
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
      <span className={fieldBoxClass} dir={input.dir}>
        {leading && <span className="flex items-center ps-3.5 text-muted">{leading}</span>}
        <input
          {...input}
          {...(onChange && textHandlers(onChange))}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={fieldDescription(id, { hint, error })}
          className={fieldControlClass}
        />
        {trailing && <span className="flex items-center pe-0.5">{trailing}</span>}
      </span>
    </FieldFrame>
  )
}
