import type {
  RestCentreOptions,
  RestServiceCentre,
} from '@warsha/contract/console/booking/service-centres.rest.ts'
import { mapCentre } from '@warsha/contract/constants.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { IconButton } from '@warsha/ui/icon-button.tsx'
import { MapIcon } from '@warsha/ui/later-icons.tsx'
import { MapView } from '@warsha/ui/map/map-view.tsx'
import type { OpenMap } from '@warsha/ui/map/open-map.ts'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { toTiles, useMapTexts } from '~/components/map/map-texts.ts'
import { useTranslation } from '~/session/messages.ts'
import { CentreState } from './centre-state.tsx'

type CentresMapProps = { centres: readonly RestServiceCentre[]; tiles: RestCentreOptions['map_tiles'] }

const wholeCountryZoom = 7

/** Where the centres are; the list beside the map reaches every one by keys. */
export function CentresMap({ centres, tiles }: CentresMapProps) {
  const { t, lang } = useTranslation()
  const texts = useMapTexts()
  const [map, setMap] = useState<OpenMap | null>(null)
  const [selected, setSelected] = useState<number>()
  const [middle, setMiddle] = useState<{ latitude: number; longitude: number }>(mapCentre)
  const markers = useMemo(
    () =>
      centres.map(({ id, name, latitude, longitude, is_active }) => ({
        id: String(id),
        latitude,
        longitude,
        kind: is_active ? ('place' as const) : ('other' as const),
        // Names of neighbours would cover each other.
        text: id === selected ? name[lang] : '',
        label: name[lang],
        isSelected: id === selected,
      })),
    [centres, selected, lang],
  )

  useEffect(() => map?.showAll(centres), [map, centres])

  function select(centre: RestServiceCentre | undefined) {
    if (!centre) return
    setSelected(centre.id)
    if (map && !map.isInView(centre)) setMiddle({ latitude: centre.latitude, longitude: centre.longitude })
  }

  return (
    <div className="panel grid overflow-hidden lg:h-[calc(100dvh-13rem)] lg:min-h-96 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <ul className="order-last max-h-80 divide-y divide-line overflow-y-auto border-line max-lg:border-t lg:order-first lg:max-h-none lg:border-e">
        {centres.map((centre) => (
          <li
            key={centre.id}
            className={classNames('px-3 py-2.5', centre.id === selected && 'bg-brand-tint/60')}
          >
            <div className="flex items-center justify-between gap-2">
              <Link to={`/centres/${centre.id}`} className="link min-w-0 truncate">
                <bdi>{centre.name[lang]}</bdi>
              </Link>
              {!centre.is_active && <CentreState isActive={false} />}
            </div>
            <button
              type="button"
              aria-pressed={centre.id === selected}
              className="mt-0.5 block min-h-6 w-full truncate rounded text-start text-xs text-muted hover:text-ink"
              onClick={() => select(centre)}
            >
              <bdi>{centre.address[lang]}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <div className="h-80 lg:h-full">
        <MapView
          isFilling
          label={t('console-centres.map.label')}
          centre={middle}
          zoom={wholeCountryZoom}
          tiles={toTiles(tiles)}
          texts={texts}
          markers={markers}
          onMarker={(id) => select(centres.find((centre) => String(centre.id) === id))}
          controls={(opened) => (
            <>
              <OnOpen map={opened} onOpen={setMap} />
              <IconButton
                icon={MapIcon}
                label={t('console-centres.map.all')}
                className="bg-surface shadow-raised"
                onClick={() => opened?.showAll(centres)}
              />
            </>
          )}
        />
      </div>
    </div>
  )
}

/** Passes the map on once it is open. */
function OnOpen({ map, onOpen }: { map: OpenMap | null; onOpen: (map: OpenMap | null) => void }) {
  useEffect(() => onOpen(map), [map, onOpen])
  return null
}
