import { classNames } from '@warsha/ui/class-names.ts'
import { useEffect, useState } from 'react'

type TextFilterProps = {
  label: string
  hint: string
  value: string
  onChange: (value: string) => void
}

/** Words that a list is narrowed to as a whole: they count with Enter, or when the field is left. */
export function TextFilter({ label, hint, value, onChange }: TextFilterProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const take = () => {
    if (text.trim() !== value) onChange(text.trim())
  }
  return (
    <label
      title={hint}
      className={classNames(
        'tool cursor-text gap-1.5 focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-brand',
        value && 'border-brand/40 bg-brand-tint text-brand-deep',
      )}
    >
      <span className={value ? undefined : 'text-muted'}>{label}</span>
      <input
        type="text"
        aria-description={hint}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={60}
        placeholder="…"
        className="min-w-12 max-w-36 field-sizing-content bg-transparent font-semibold outline-none placeholder:text-muted"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take()
          if (key === 'Escape') setText(value)
        }}
      />
    </label>
  )
}
