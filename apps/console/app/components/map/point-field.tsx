import { mapCentre, mapZoom } from '@warsha/contract/constants.ts'
import { MapView } from '@warsha/ui/map/map-view.tsx'
import { useMemo } from 'react'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import { readDegrees } from './degrees.ts'
import { type RestMapTiles, toTiles, useMapTexts } from './map-texts.ts'

/** A point as it is typed. */
type TypedPoint = { latitude: string; longitude: string }

type PointFieldProps = {
  point: TypedPoint
  /** What is there. */
  name: string
  problems: Readonly<Partial<Record<keyof TypedPoint, string>>>
  /** Undefined until it is known. */
  tiles: RestMapTiles | undefined
  isReadOnly: boolean
  onChange: (values: Partial<TypedPoint>) => void
}

/** Where something is: the map moves below a pin, and the numbers beside it reach the same point. */
export function PointField({ point, name, problems, tiles, isReadOnly, onChange }: PointFieldProps) {
  const { t } = useTranslation()
  const texts = useMapTexts()
  const latitude = readDegrees(point.latitude)
  const longitude = readDegrees(point.longitude)
  const isOnMap = latitude !== undefined && longitude !== undefined && Math.abs(latitude) <= 90
  const centre = useMemo(
    () => (isOnMap ? { latitude, longitude } : mapCentre),
    [isOnMap, latitude, longitude],
  )
  const markers = useMemo(
    () =>
      isReadOnly
        ? [{ id: 'point', ...centre, kind: 'place' as const, text: name, label: name, isSelected: true }]
        : undefined,
    [isReadOnly, centre, name],
  )
  return (
    <Panel title={t('console.map.title')}>
      {!isReadOnly && <p className="mb-3 text-muted">{t('console.map.hint')}</p>}
      {tiles !== undefined && (
        <MapView
          label={t('console.map.label')}
          centre={centre}
          zoom={mapZoom}
          tiles={toTiles(tiles)}
          texts={texts}
          {...(markers
            ? { markers }
            : {
                onMove: (moved) =>
                  onChange({ latitude: write(moved.latitude), longitude: write(moved.longitude) }),
              })}
        />
      )}
      <div className="mt-4 grid grid-cols-2 gap-4">
        {(['latitude', 'longitude'] as const).map((field) => (
          <LatinField
            key={field}
            label={t(`console.map.${field}`)}
            inputMode="decimal"
            autoComplete="off"
            error={problems[field]}
            disabled={isReadOnly}
            value={point[field]}
            onChange={({ target }) => onChange({ [field]: target.value })}
          />
        ))}
      </div>
    </Panel>
  )
}

/** To a tenth of a metre. */
function write(degrees: number): string {
  return String(Number(degrees.toFixed(6)))
}
