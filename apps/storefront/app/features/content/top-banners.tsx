import { BannerGroupView } from './banner-group-view.tsx'
import type { BannerGroup } from './banners.ts'

/** First part of home. On a desktop the short news stand beside the large picture, so that products follow soon. */
export function TopBanners({ groups }: { groups: readonly BannerGroup[] }) {
  if (groups.length === 0) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-flow-dense lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start lg:gap-5">
      {groups.map((group) => (
        <div key={group.kind} className={columnOf(group, groups.length)}>
          <BannerGroupView group={group} isFirst />
        </div>
      ))}
    </div>
  )
}

function columnOf({ kind }: BannerGroup, count: number): string {
  if (count === 1) return 'lg:col-span-2'
  return kind === 'top-header' ? 'lg:col-start-2' : 'lg:col-start-1'
}
