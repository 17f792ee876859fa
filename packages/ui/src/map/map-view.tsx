import type { MapTiles } from '@warsha/contract/client/storefront-context.ts'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { MapControls } from './map-controls.tsx'
import type { MapMarker } from './marker-layer.ts'
import type { MapPoint, OpenMap } from './open-map.ts'

export type MapViewProps = {
  /** Purpose of the map, for screen readers. */
  label: string
  /** In the middle at first, and whenever it becomes another point. */
  centre: MapPoint
  zoom: number
  tiles: MapTiles | null
  /** Names written on the map. */
  labels?: readonly (MapPoint & { name: string })[]
  markers?: readonly MapMarker[]
  onMarker?: (id: string) => void
  texts: { zoomIn: string; zoomOut: string; failed: string; retry: string }
  /** With it a pin stands in the middle, and the point under it is chosen by moving the map. */
  onMove?: (point: MapPoint) => void
  /** The whole room there is, without a frame of its own. */
  isFilling?: boolean
  /** More controls, below those for the scale. */
  controls?: (map: OpenMap | null) => ReactNode
}

/** A map that works without a tile service. When it cannot be shown the page around it has to do. */
export function MapView({ label, texts, tiles, isFilling = false, controls, ...options }: MapViewProps) {
  const container = useRef<HTMLDivElement>(null)
  const { map, hasFailed, retry } = useOpenMap(container, { tiles, ...options })

  if (hasFailed) return <MapFailed texts={texts} isFilling={isFilling} onRetry={retry} />
  return (
    <div
      className={classNames(
        'relative isolate overflow-hidden',
        isFilling ? 'size-full' : 'rounded-card border border-line',
      )}
    >
      {/* Leaflet measures from the left; its content says its own direction. */}
      <section
        ref={container}
        dir="ltr"
        aria-label={label}
        aria-busy={!map || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map, plus and minus change its scale
        tabIndex={0}
        className={classNames(
          'w-full bg-[#d5e8f0] dark:brightness-80',
          isFilling ? 'h-full' : 'h-72 md:h-96',
        )}
      />
      {options.onMove && <CentrePin />}
      <MapControls map={map} texts={texts}>
        {controls?.(map)}
      </MapControls>
      {map?.hasLand && (
        <p
          className={classNames(
            'absolute z-[500] bg-surface/85 px-1.5 py-0.5 text-xs text-muted',
            isFilling ? 'start-0 top-0' : 'end-0 bottom-0',
          )}
        >
          <bdi dir="ltr">{tiles?.attribution ?? '© OpenStreetMap contributors'}</bdi>
        </p>
      )}
    </div>
  )
}

type MapFailedProps = { texts: MapViewProps['texts']; isFilling: boolean; onRetry: () => void }

function MapFailed({ texts, isFilling, onRetry }: MapFailedProps) {
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 bg-sunken p-4 text-sm text-muted',
        isFilling ? 'pt-20' : 'rounded-card',
      )}
    >
      <p>{texts.failed}</p>
      <Button variant="ghost" size="small" className="min-h-11" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  )
}

type OpenOptions = Pick<
  MapViewProps,
  'centre' | 'zoom' | 'tiles' | 'labels' | 'markers' | 'onMarker' | 'onMove'
>

function useOpenMap(container: RefObject<HTMLDivElement | null>, options: OpenOptions) {
  const { centre, zoom, tiles, labels, markers } = options
  const handlers = useRef(options)
  const [map, setMap] = useState<OpenMap | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(1)
  handlers.current = options

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt makes one map; later points are effects of their own
  useEffect(() => {
    let isGone = false
    let opened: OpenMap | undefined
    import('./open-map.ts')
      .then(async ({ openMap }) => {
        if (isGone || !container.current) return
        opened = await openMap(container.current, {
          centre,
          zoom,
          tiles,
          isUsefulWithoutLand: markers !== undefined,
          onMove: (point) => handlers.current.onMove?.(point),
          ...(markers && { onMarker: (id: string) => handlers.current.onMarker?.(id) }),
        })
        if (isGone) opened.close()
        else setMap(opened)
      })
      .catch(() => setFailed(true))
    return () => {
      isGone = true
      opened?.close()
    }
  }, [attempt])

  useEffect(() => map?.moveTo(centre), [map, centre])
  useEffect(() => map?.writeLabels(labels ?? []), [map, labels])
  useEffect(() => map?.showMarkers(markers ?? []), [map, markers])

  function retry() {
    setFailed(false)
    setAttempt((before) => before + 1)
  }

  return { map, hasFailed, retry }
}

/** Its tip is the middle of the map. */
function CentrePin() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 42"
      className="pointer-events-none absolute inset-x-0 top-1/2 z-[500] mx-auto h-11 w-8 -translate-y-full drop-shadow"
    >
      <path
        d="M16 41C16 41 3 25.500 3 15a13 13 0 0 1 26 0c0 10.500-13 26-13 26z"
        fill="#0a7d3b"
        stroke="#ffffff"
        strokeWidth="2"
      />
      <circle cx="16" cy="15" r="5" fill="#ffffff" />
    </svg>
  )
}
