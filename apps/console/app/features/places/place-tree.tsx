import type { RestPlace } from '@warsha/contract/console/locations/places.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { ChevronForwardIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { useState } from 'react'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { useTranslation } from '~/session/messages.ts'
import { PlaceRow } from './place-row.tsx'
import { kindWithin, maxBeside, usePlacesBeside } from './use-places.ts'

/** Countries, and below each what lies in it once it is opened. */
export function PlaceTree() {
  const { t } = useTranslation()
  return <Level label={t('console-places.tree')} />
}

type LevelProps = { label: string; parent?: RestPlace }

function Level({ label, parent }: LevelProps) {
  const { t } = useTranslation()
  const kind = parent ? kindWithin(parent.kind) : 'country'
  const { data, error, refetch } = usePlacesBeside(kind, parent?.id)
  if (error && !data) return <FailureNotice error={error} onAgain={() => void refetch()} />
  if (!data) return <Skeleton className="my-2 h-9 w-full" />
  return (
    <>
      <ul aria-label={label} className={classNames(parent && 'ms-4 border-s border-line ps-2 sm:ms-6')}>
        {data.data.map((place) => (
          <Branch key={`${place.kind}:${place.id}`} place={place} isOpenFirst={place.is_default} />
        ))}
      </ul>
      {data.page.after && (
        <p className="py-2 text-sm text-muted">{t('console-places.more', { count: maxBeside })}</p>
      )}
    </>
  )
}

function Branch({ place, isOpenFirst }: { place: RestPlace; isOpenFirst: boolean }) {
  const { t, lang } = useTranslation()
  const [isOpen, setIsOpen] = useState(isOpenFirst && place.kind === 'country')
  const name = place.name[lang]
  return (
    <li className="border-t border-line first:border-t-0">
      <div className="flex min-w-0 items-start gap-1">
        {place.children > 0 ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t('console-places.open', { name: isolate(name) })}
            title={t('console-places.children', { count: place.children })}
            className="mt-1 grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-ground hover:text-ink pointer-coarse:size-10"
            onClick={() => setIsOpen(!isOpen)}
          >
            <MirroredIcon
              icon={ChevronForwardIcon}
              className={classNames('size-4 transition-transform', isOpen && 'rotate-90 rtl:-rotate-90')}
            />
          </button>
        ) : (
          <span aria-hidden="true" className="size-8 shrink-0" />
        )}
        <div className="min-w-0 flex-1">
          <PlaceRow place={place} />
        </div>
      </div>
      {isOpen && <Level label={name} parent={place} />}
    </li>
  )
}
