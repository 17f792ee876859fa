import type { ReactNode } from 'react'

/** What was bought, and beside it, where there is room, what it came to. */
export function OrderColumns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className="page-width grid items-start gap-4 py-5 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-6 xl:grid-cols-[minmax(0,1fr)_22rem] lg:py-8">
      <div className="grid gap-4">{main}</div>
      <div className="grid gap-4 lg:sticky lg:top-[calc(var(--header-height)+1rem)]">{aside}</div>
    </div>
  )
}
