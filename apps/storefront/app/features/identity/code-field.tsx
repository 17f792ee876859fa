import { codeLength } from '@warsha/contract/constants.ts'
import { normaliseNumberInput } from '@warsha/contract/formats/normalise-digits.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { textHandlers } from '@warsha/ui/early-text.ts'
import { FieldFrame, fieldDescription } from '@warsha/ui/field-frame.tsx'
import { type ReactNode, type RefObject, useId } from 'react'

export type CodeFieldProps = {
  label: ReactNode
  value: string
  error?: ReactNode
  isBusy?: boolean
  inputRef?: RefObject<HTMLInputElement | null>
  onChange: (code: string) => void
}

/**
 * One field, drawn as six boxes: so autofill, pasting, correcting and screen readers work as with any other field. The
 * digits run from left to right in every language.
 */
export function CodeField({ label, value, error, isBusy = false, inputRef, onChange }: CodeFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div dir="ltr" className="relative mt-2.5">
        <input
          ref={inputRef}
          id={id}
          name="otp"
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          value={value}
          readOnly={isBusy}
          aria-invalid={error ? true : undefined}
          aria-describedby={fieldDescription(id, { error })}
          {...textHandlers<HTMLInputElement>(({ target }) => onChange(readCode(target.value)))}
          // The drawn caret is always at the end, so typing has to happen there, too.
          onSelect={({ currentTarget }) => moveToEnd(currentTarget)}
          className="peer absolute inset-0 z-10 size-full cursor-text opacity-0"
        />
        <div
          aria-hidden="true"
          className={classNames(
            'grid grid-cols-6 gap-2 rounded-control sm:gap-2.5',
            'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand',
            isBusy && 'pending-line',
          )}
        >
          {boxes.map((at) => (
            <span
              key={at}
              className={classNames(
                'grid h-14 place-items-center rounded-control border bg-surface text-xl font-bold tabular-nums',
                boxBorder(at, value, Boolean(error)),
              )}
            >
              {value[at] ?? ''}
            </span>
          ))}
        </div>
      </div>
    </FieldFrame>
  )
}

const boxes = Array.from({ length: codeLength }, (_, at) => at)

function boxBorder(at: number, value: string, isWrong: boolean): string {
  if (isWrong) return 'border-danger'
  return at === value.length ? 'border-2 border-brand' : 'border-outline'
}

/** Also out of a whole message that was pasted: the first run of digits long enough to be the code. */
export function readCode(typed: string): string {
  const text = normaliseNumberInput(typed)
  const run = new RegExp(`\\d{${codeLength}}`).exec(text)?.[0]
  return run ?? text.replace(/\D/g, '').slice(0, codeLength)
}

function moveToEnd(input: HTMLInputElement): void {
  const end = input.value.length
  if (input.selectionStart === input.selectionEnd && input.selectionEnd !== end) {
    input.setSelectionRange(end, end)
  }
}
