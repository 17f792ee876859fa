import { ChevronDownIcon } from '@warsha/ui/icons.tsx'
import type { ReactNode } from 'react'

type ToolSelectProps = {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

/** A choice in a toolbar; its name is for screen readers, because each choice says what it is. */
export function ToolSelect({ label, value, onChange, children }: ToolSelectProps) {
  return (
    <span className="relative inline-flex min-w-0">
      <select
        aria-label={label}
        className="tool max-w-56 appearance-none truncate pe-8"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute end-2.5 size-3.5 self-center text-muted" />
    </span>
  )
}
