import type { RestClosure } from '@warsha/contract/console/closures/closures.rest.ts'
import { Moment } from '~/components/format/moment.tsx'

/** From when until when, in reading direction. */
export function ClosedTime({ closure }: { closure: Pick<RestClosure, 'starts_at' | 'ends_at'> }) {
  return (
    <span className="inline-flex flex-wrap gap-x-1">
      <span className="whitespace-nowrap">
        <Moment at={closure.starts_at} /> –
      </span>
      <span className="whitespace-nowrap">
        <Moment at={closure.ends_at} />
      </span>
    </span>
  )
}
