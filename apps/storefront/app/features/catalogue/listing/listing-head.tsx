import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'

export type ListingHeadProps = {
  title: ReactNode
  /** Null while it is not known. */
  total: number | null
  /** What is sold here, at work. */
  scene?: string | null
  /** The buttons above the list. */
  children: ReactNode
}

const scenePx = { width: 112, height: 72 }

export function ListingHead({ title, total, scene, children }: ListingHeadProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-h-16 min-w-0 items-center gap-3 lg:min-h-18 lg:gap-4">
        {scene && (
          <img
            src={scene}
            alt=""
            width={scenePx.width}
            height={scenePx.height}
            decoding="async"
            className="h-16 w-24 shrink-0 rounded-card border border-line bg-picture object-cover lg:h-18 lg:w-28"
          />
        )}
        <div className="min-w-0">
          <h1 className="text-xl font-bold leading-heading">{title}</h1>
          <p className="mt-0.5 min-h-[1lh] text-sm text-muted">
            <span role="status">{total !== null && t('listing.count', { count: total })}</span>
            {total !== null && total > 0 && <> · {t('listing.taxIncluded')}</>}
          </p>
        </div>
      </div>
      <div className="grid w-full grid-cols-2 gap-3 lg:flex lg:w-auto">{children}</div>
    </div>
  )
}
