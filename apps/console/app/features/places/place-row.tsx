import type { RestPlace } from '@warsha/contract/console/locations/places.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Link } from 'react-router'
import { StatusBadge } from '~/components/status-badge.tsx'
import { useTranslation } from '~/session/messages.ts'

/** A place in one line: its names, and where it stands. */
export function PlaceRow({ place, hasPath = false }: { place: RestPlace; hasPath?: boolean }) {
  const { t, lang } = useTranslation()
  const other = lang === 'ar' ? 'en' : 'ar'
  const above = [...place.path].reverse().map(({ name }) => name[lang])
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <Link to={`/places/${place.kind}/${place.id}`} className="link min-w-0 font-medium">
        <bdi>{place.name[lang]}</bdi>
      </Link>
      <span className="min-w-0 text-sm text-muted">
        <bdi lang={other}>{place.name[other]}</bdi>
      </span>
      {hasPath && (
        <span className="min-w-0 text-sm text-muted">
          {[t(`console-places.kinds.${place.kind}`), ...above].join(' · ')}
        </span>
      )}
      <span className="ms-auto flex flex-wrap items-center gap-2">
        {place.phone_prefix && (
          <span className="text-sm tabular-nums text-muted">
            {t('console-places.phoneRule', {
              prefix: isolate(place.phone_prefix),
              count: place.phone_digits ?? 0,
            })}
          </span>
        )}
        {place.is_default && <StatusBadge tone="info">{t('console-places.default')}</StatusBadge>}
        <PlaceState place={place} />
      </span>
    </div>
  )
}

export function PlaceState({ place: { kind, is_active: isActive } }: { place: RestPlace }) {
  const { t } = useTranslation()
  const name = kind === 'country' ? (isActive ? 'store' : 'phones') : isActive ? 'shown' : 'hidden'
  return (
    <StatusBadge tone={isActive ? 'good' : kind === 'country' ? 'plain' : 'waiting'}>
      {t(`console-places.state.${name}`)}
    </StatusBadge>
  )
}
