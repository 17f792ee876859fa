import type { RestCentreOptions } from '@warsha/contract/console/booking/service-centres.rest.ts'
import { mapCentre, mapZoom } from '@warsha/contract/constants.ts'
import { MapView } from '@warsha/ui/map/map-view.tsx'
import { useMemo } from 'react'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import { type CentreFields, readNumber } from './centre-fields.ts'
import { toTiles, useMapTexts } from './map-texts.ts'

type CentrePointProps = {
  fields: CentreFields
  problems: Readonly<Partial<Record<keyof CentreFields, string>>>
  /** Undefined until the options are there. */
  tiles: RestCentreOptions['map_tiles'] | undefined
  isReadOnly: boolean
  onChange: (values: Partial<CentreFields>) => void
}

/** Where the centre is: the map moves below a pin, and the numbers beside it reach the same point. */
export function CentrePoint({ fields, problems, tiles, isReadOnly, onChange }: CentrePointProps) {
  const { t, lang } = useTranslation()
  const texts = useMapTexts()
  const latitude = readNumber(fields.latitude)
  const longitude = readNumber(fields.longitude)
  const isOnMap = latitude !== undefined && longitude !== undefined && Math.abs(latitude) <= 90
  const centre = useMemo(
    () => (isOnMap ? { latitude, longitude } : mapCentre),
    [isOnMap, latitude, longitude],
  )
  const name = lang === 'ar' ? fields.nameAr : fields.nameEn
  const markers = useMemo(
    () =>
      isReadOnly
        ? [{ id: 'centre', ...centre, kind: 'place' as const, text: name, label: name, isSelected: true }]
        : undefined,
    [isReadOnly, centre, name],
  )
  return (
    <Panel title={t('console-centres.form.map')}>
      {!isReadOnly && <p className="mb-3 text-muted">{t('console-centres.form.mapHint')}</p>}
      {tiles !== undefined && (
        <MapView
          label={t('console-centres.form.mapLabel')}
          centre={centre}
          zoom={mapZoom}
          tiles={toTiles(tiles)}
          texts={texts}
          {...(markers
            ? { markers }
            : {
                onMove: (point) =>
                  onChange({ latitude: write(point.latitude), longitude: write(point.longitude) }),
              })}
        />
      )}
      <div className="mt-4 grid grid-cols-2 gap-4">
        {(['latitude', 'longitude'] as const).map((field) => (
          <LatinField
            key={field}
            label={t(`console-centres.fields.${field}`)}
            inputMode="decimal"
            autoComplete="off"
            error={problems[field]}
            disabled={isReadOnly}
            value={fields[field]}
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
