import { lazy, Suspense, useEffect, useState } from 'react'
import { readSeen } from '~/session/seen-products.ts'
import { whenIdle } from '~/session/server-page.ts'

const SeenRow = lazy(() => loadRow().catch(() => ({ default: NoRow })))

async function loadRow() {
  return { default: (await import('./seen-row.tsx')).SeenRow }
}

/** Where the code cannot be fetched the page goes without. */
function NoRow() {
  return null
}

export type RecentlySeenProps = {
  /** The product whose page this is. */
  without?: string
}

/** What was looked at before, as it is sold now. Its code and its request wait until the page is idle. */
export function RecentlySeen({ without }: RecentlySeenProps) {
  const [ids, setIds] = useState<readonly string[]>([])
  useEffect(() => whenIdle(() => setIds(readSeen().filter((id) => id !== without))), [without])
  if (ids.length === 0) return null
  return (
    <Suspense>
      <SeenRow ids={ids} />
    </Suspense>
  )
}
