import { classNames } from '@warsha/ui/class-names.ts'
import {
  FieldFrame,
  type FieldTexts,
  fieldBoxClass,
  fieldControlClass,
  fieldDescription,
} from '@warsha/ui/field-frame.tsx'
import { type ComponentProps, useId } from 'react'

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  className,
  ...area
}: ComponentProps<'textarea'> & FieldTexts) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <span className={fieldBoxClass} dir={area.dir}>
        <textarea
          {...area}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={fieldDescription(id, { hint, error })}
          className={classNames(fieldControlClass, 'field-sizing-content max-h-96 min-h-20 resize-y py-2.5')}
        />
      </span>
    </FieldFrame>
  )
}
