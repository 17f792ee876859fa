import type { MapTiles } from '@warsha/contract/client/storefront-context.ts'
import { mapCentre, mapZoom } from '@warsha/contract/constants.ts'
import { Button } from '@warsha/ui/button.tsx'
import { LocateIcon } from '@warsha/ui/later-icons.tsx'
import { type LocateFailure, locate } from '@warsha/ui/map/locate.ts'
import { MapView } from '@warsha/ui/map/map-view.tsx'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { PlaceFields } from './place-fields.tsx'
import { type ChosenPlace, usePlaces } from './use-places.ts'
import { usePoint } from './use-point.ts'

type Point = { latitude: number; longitude: number }

export type MapStepProps = {
  location: Point | null
  place: ChosenPlace
  tiles: MapTiles | null
  isFormOpen: boolean
  onPlace: (place: ChosenPlace) => void
  onLocation: (point: Point) => void
  /** The words for the point, once they are known. */
  onText: (text: string) => void
  onContinue: (text: string) => void
  /** The form of the chosen point. */
  children?: ReactNode
}

/** Without tiles the land is one colour from close by, so the map begins farther away. */
const offlineZoom = 11

export function MapStep(props: MapStepProps) {
  const { location, place, tiles, isFormOpen, onPlace, onLocation, onText, onContinue, children } = props
  const { t } = useTranslation()
  const lists = usePlaces(place)
  const [centre, setCentre] = useState<Point>(location ?? mapCentre)
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<LocateFailure | null>(null)
  const [isLocating, setLocating] = useState(false)
  const point = usePoint((found) => {
    setText(found.address)
    onPlace({ stateId: found.state_id, cityId: found.city_id, regionId: found.region_id })
    onText(found.address)
  })
  const labels = useMemo(
    () => [...(lists.cities ?? []), ...(lists.regions ?? [])],
    [lists.cities, lists.regions],
  )

  // A map that opens at its default centre says what is there; who lives there need not move it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the map opens
  useEffect(() => {
    if (!location) point.ask(mapCentre)
  }, [])

  function choose(next: Point) {
    onLocation(next)
    point.ask(next)
  }

  function goOn() {
    if (!location) onLocation(centre)
    onContinue(text)
  }

  function moveTo(next: Point) {
    setCentre(next)
    choose(next)
  }

  async function locateMe() {
    setLocating(true)
    const found = await locate()
    setLocating(false)
    setFailure(typeof found === 'string' ? found : null)
    if (typeof found !== 'string') moveTo(found)
  }

  return (
    <section
      aria-label={t('addresses.where')}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[repeat(5,auto)_1fr] lg:gap-x-6"
    >
      <p className="text-muted lg:col-span-2">{t('addresses.mapHint')}</p>
      <div className="lg:col-start-2">
        <PlaceFields
          place={place}
          lists={lists}
          onChoose={(next, at) => {
            onPlace(next)
            if (at) moveTo({ latitude: at.latitude, longitude: at.longitude })
            else point.cancel()
          }}
        />
      </div>
      <div className="lg:col-start-1 lg:row-span-5 lg:row-start-2">
        <MapView
          label={t('addresses.map')}
          centre={centre}
          zoom={tiles ? mapZoom : offlineZoom}
          tiles={tiles}
          labels={labels}
          texts={{
            zoomIn: t('addresses.zoomIn'),
            zoomOut: t('addresses.zoomOut'),
            failed: t('addresses.mapFailed'),
            retry: t('shell.retry'),
          }}
          onMove={choose}
        />
      </div>
      <p role="status" className="min-h-6 font-semibold lg:col-start-2">
        {point.isPending && <span className="font-normal text-muted">{t('addresses.searching')}</span>}
        {point.hasFailed && <span className="font-normal text-muted">{t('addresses.noWords')}</span>}
        {!point.isPending && !point.hasFailed && <bdi>{text}</bdi>}
      </p>
      <p role="alert" className="text-sm text-danger empty:hidden lg:col-start-2">
        {failure && t(`addresses.locateFailed.${isSaidApart(failure) ? failure : 'unavailable'}`)}
      </p>
      <div className="grid gap-3 sm:grid-cols-2 lg:col-start-2 lg:grid-cols-1">
        <Button variant="secondary" isPending={isLocating} onClick={() => void locateMe()}>
          <LocateIcon className="size-5" />
          {t('addresses.locate')}
        </Button>
        {!isFormOpen && (
          <Button isPending={point.isPending} disabled={!location && !text} onClick={goOn}>
            {t('addresses.continue')}
          </Button>
        )}
      </div>
      {children && <div className="lg:col-start-2">{children}</div>}
    </section>
  )
}

/** Here the map and the lists do as well, so the rarer reasons have no text of their own. */
function isSaidApart(failure: LocateFailure): failure is 'denied' | 'timeout' {
  return failure === 'denied' || failure === 'timeout'
}
