import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from './class-names.ts'

export type Tab<Id extends string> = { id: Id; label: ReactNode }

export type TabsProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  /** The panel of the selected tab. */
  children: ReactNode
  className?: string
  /** As wide as the tabs need, where a whole line would be too much. */
  isCompact?: boolean
}

export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
  className,
  isCompact = false,
}: TabsProps<Id>) {
  const baseId = useId()
  const list = useRef<HTMLDivElement>(null)

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const current = tabs.findIndex((tab) => tab.id === selected)
    const target = tabs[tabAfterKey(event.key, current, tabs.length, isRightToLeft)]
    if (!target || target.id === selected) return
    event.preventDefault()
    onSelect(target.id)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${baseId}-${target.id}`)}`)?.focus()
  }

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={handleKey}
        className={classNames(
          'grid auto-cols-fr grid-flow-col gap-1 rounded-control bg-ground p-1',
          isCompact && 'w-fit max-w-full',
        )}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${baseId}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className={classNames(
              'rounded-lg text-sm font-semibold leading-heading transition-colors',
              isCompact ? 'min-h-8 px-4 pointer-coarse:min-h-11' : 'min-h-10 px-2 pointer-coarse:min-h-11',
              tab.id === selected ? 'bg-surface text-ink shadow-sm' : 'text-muted hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${baseId}-panel`} role="tabpanel" aria-labelledby={`${baseId}-${selected}`}>
        {children}
      </div>
    </div>
  )
}

/** Arrows follow the eye: the key that points forward is the left one in a right-to-left page. */
export function tabAfterKey(key: string, current: number, count: number, isRightToLeft: boolean): number {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (current + 1) % count
  if (key === back) return (current - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return current
}
