import type { ReactNode } from 'react'

/** A step of a return, and beside it, where there is room, what it gives back. */
export function ReturnColumns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className="@container">
      <div className="page-width grid grid-cols-[minmax(0,1fr)] items-start gap-4 py-5 @xl:grid-cols-[minmax(0,1fr)_17rem] @2xl:grid-cols-[minmax(0,1fr)_19rem] @4xl:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6 lg:py-8">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{main}</div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-[calc(var(--header-height)+1rem)]">
          {aside}
        </div>
      </div>
    </div>
  )
}
