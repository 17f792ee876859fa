import type { ReactNode } from 'react'

type PanelProps = { title: string; actions?: ReactNode; children: ReactNode }

/** A part of a page with a title of its own. */
export function Panel({ title, actions, children }: PanelProps) {
  return (
    <section aria-label={title} className="panel min-w-0">
      <div className="flex min-h-12 flex-wrap items-center gap-2 border-b border-line px-4 py-2">
        <h2 className="font-semibold">{title}</h2>
        <div className="ms-auto flex flex-wrap gap-2 empty:hidden">{actions}</div>
      </div>
      <div className="px-4 py-3">{children}</div>
    </section>
  )
}

/** A name and its value in one line. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0 text-end">{children}</dd>
    </div>
  )
}
