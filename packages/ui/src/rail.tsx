import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { ChevronBackIcon, ChevronForwardIcon } from './icons.tsx'
import { endsOf, type RowEnds, turnRow } from './use-snap-row.ts'

export type RailProps = {
  title: ReactNode
  /** A link to all of it, at the end of the heading's line. */
  action?: ReactNode
  previousLabel: string
  nextLabel: string
  /** Holds the row, a `ul` that scrolls sideways. */
  children: ReactNode
}

/** A headed row. Fingers push it; a mouse has arrows, which stand there only when there is somewhere to go. */
export function Rail({ title, action, previousLabel, nextLabel, children }: RailProps) {
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [ends, setEnds] = useState<RowEnds>({ hasBefore: false, hasAfter: false })
  const rowOf = () => box.current?.querySelector('ul') ?? null

  function look() {
    const row = rowOf()
    if (!row) return
    const now = endsOf(row)
    setEnds((known) => (known.hasBefore === now.hasBefore && known.hasAfter === now.hasAfter ? known : now))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the row looks at itself whenever its size changes
  useEffect(() => {
    const row = rowOf()
    if (!row) return
    const watch = new ResizeObserver(look)
    for (const part of [row, ...row.children]) watch.observe(part)
    return () => watch.disconnect()
  }, [children])

  return (
    <section aria-labelledby={titleId}>
      <div className="mb-3 flex items-center gap-2">
        <h2 id={titleId} className="min-w-0 flex-1 text-lg font-bold leading-heading lg:text-xl">
          {title}
        </h2>
        {action}
        <div className="hidden gap-2 pointer-fine:lg:flex">
          <IconButton
            icon={ChevronBackIcon}
            isMirrored
            hasOutline
            label={previousLabel}
            disabled={!ends.hasBefore}
            onClick={() => turnRow(rowOf(), -1)}
          />
          <IconButton
            icon={ChevronForwardIcon}
            isMirrored
            hasOutline
            label={nextLabel}
            disabled={!ends.hasAfter}
            onClick={() => turnRow(rowOf(), 1)}
          />
        </div>
      </div>
      <div ref={box} onScrollCapture={look}>
        {children}
      </div>
    </section>
  )
}
