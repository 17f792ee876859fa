import type { MapTiles } from '@warsha/contract/client/storefront-context.ts'
import { mapZoom } from '@warsha/contract/constants.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import { IconButton } from '@warsha/ui/icon-button.tsx'
import { LocateIcon, MapIcon } from '@warsha/ui/later-icons.tsx'
import { locate } from '@warsha/ui/map/locate.ts'
import { MapView } from '@warsha/ui/map/map-view.tsx'
import type { MapMarker } from '@warsha/ui/map/marker-layer.ts'
import type { OpenMap } from '@warsha/ui/map/open-map.ts'
import { useEffect, useMemo, useState } from 'react'
import { whenTextOf } from '~/purchase/when-text.ts'
import { useTranslation } from '~/session/messages.ts'
import { toast } from '~/session/toasts.ts'
import { useLatestCall } from '~/session/use-latest-call.ts'
import type { Point } from '../calls/booking-calls.ts'
import { openingPoint } from './opening-point.ts'
import type { RankedCentre } from './rank-centres.ts'
import { useAreas } from './use-areas.ts'

export type CentreMapProps = {
  ranked: readonly RankedCentre[]
  selected: RankedCentre
  tiles: MapTiles | null
  position: Point | null
  onPosition: (point: Point) => void
  onSelect: (centreId: number) => void
}

/** Markers of all centres. The map opens on the place, and goes to the selected centre when that is out of sight. */
export function CentreMap({ ranked, selected, tiles, position, onPosition, onSelect }: CentreMapProps) {
  const { t } = useTranslation()
  const markers = useMarkers(ranked, selected, position)
  const areas = useAreas()
  const [map, setMap] = useState<OpenMap | null>(null)
  const wanted = pointOf(selected)
  const [centre, setCentre] = useState<Point>(() => openingPoint(ranked.map(pointOf), wanted))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another centre moves the map, another hour of it does not
  useEffect(() => {
    if (map && !map.isInView(wanted)) setCentre(wanted)
  }, [map, selected.centre.id])

  return (
    <div data-tour="map" className="min-h-40 lg:order-last lg:col-start-2 lg:row-span-full lg:row-start-1">
      <MapView
        isFilling
        label={t('booking.picker.map')}
        centre={centre}
        zoom={mapZoom}
        tiles={tiles}
        labels={areas}
        markers={markers}
        onMarker={(id) => onSelect(Number(id))}
        texts={{
          zoomIn: t('booking.picker.zoomIn'),
          zoomOut: t('booking.picker.zoomOut'),
          failed: t('booking.picker.mapFailed'),
          retry: t('shell.retry'),
        }}
        controls={(opened) => (
          <>
            <OnOpen map={opened} onOpen={setMap} />
            <LocateButton
              onFound={(found) => {
                onPosition(found)
                setCentre(found)
              }}
            />
            <IconButton
              icon={MapIcon}
              label={t('booking.picker.all')}
              className="bg-surface shadow-raised"
              onClick={() => opened?.showAll(ranked.map(pointOf))}
            />
          </>
        )}
      />
    </div>
  )
}

/** Passes the map on once it is open. */
function OnOpen({ map, onOpen }: { map: OpenMap | null; onOpen: (map: OpenMap | null) => void }) {
  useEffect(() => onOpen(map), [map, onOpen])
  return null
}

function LocateButton({ onFound }: { onFound: (point: Point) => void }) {
  const { t } = useTranslation()
  const { run, isPending: isLocating, isRunning } = useLatestCall()

  async function locateMe() {
    if (isRunning()) return
    const found = await run(locate)
    if (found === null) return
    if (typeof found === 'string')
      toast.error(t(`errors.geolocation.${found}`), { id: 'locate', isReplacing: true })
    else onFound(found)
  }

  return (
    <IconButton
      data-tour="location"
      icon={LocateIcon}
      label={t('booking.picker.locate')}
      aria-busy={isLocating || undefined}
      className="bg-surface text-brand shadow-raised aria-busy:animate-pulse"
      onClick={() => void locateMe()}
    />
  )
}

function useMarkers(
  ranked: readonly RankedCentre[],
  selected: RankedCentre,
  position: Point | null,
): readonly MapMarker[] {
  const { t, lang } = useTranslation()
  return useMemo(() => {
    const words = { t, lang }
    const centres = ranked.map(({ centre, isEarliest }): MapMarker => {
      const time = centre.earliest ? whenTextOf(words, centre.earliest) : t('booking.picker.noHours')
      const name = { centre: isolateName(centre.name), time }
      return {
        id: String(centre.id),
        ...pointOf({ centre }),
        kind: isEarliest ? 'first' : 'other',
        text: time,
        label: t(isEarliest ? 'booking.picker.markerFirst' : 'booking.picker.marker', name),
        isSelected: centre.id === selected.centre.id,
      }
    })
    if (!position) return centres
    const me = { id: 'me', kind: 'me', text: '', label: t('booking.picker.you'), isSelected: false } as const
    return [...centres, { ...me, ...position }]
  }, [ranked, selected, position, t, lang])
}

function pointOf({ centre }: Pick<RankedCentre, 'centre'>): Point {
  const { latitude, longitude } = centre.address.location_address
  return { latitude, longitude }
}
