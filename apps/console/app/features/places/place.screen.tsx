import { updateAreaCall, updateCountryCall } from '@warsha/contract/console/locations/places.calls.ts'
import type { RestPlace } from '@warsha/contract/console/locations/places.rest.ts'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { DetailState } from '~/components/detail-states.tsx'
import { RecordEditor, type RecordForm } from '~/components/edit/record-editor.tsx'
import { RecordHistory } from '~/components/edit/record-history.tsx'
import type { RestMapTiles } from '~/components/map/map-texts.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import {
  fieldOfRefusal,
  fieldsOf,
  type PlaceFields,
  type PlaceKind,
  placeText,
  problemsOf,
  toAreaBody,
  toCountryBody,
} from './place-fields.ts'
import { PlaceForm } from './place-form.tsx'
import { PlaceHead } from './place-head.tsx'
import { PlacesWithin } from './places-within.tsx'
import { usePlaceLabels } from './use-place-labels.ts'
import { placeKey, usePlace } from './use-places.ts'

export const handle = { texts: await loadTexts('console-places') }

export default function PlaceScreen() {
  const { kind = 'country', id = '' } = useParams()
  const { data, error, refetch } = usePlace(kind as PlaceKind, id)
  const may = useMay()
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  const place = data.data
  const mayWrite = may(place.kind === 'country' ? 'settings.write' : 'catalogue.write')
  return (
    <div key={`${kind}:${id}`} className="grid gap-4 px-3 pt-4 lg:px-5">
      <PlaceHead place={place} mayWrite={mayWrite} />
      <PlaceEditor place={place} tiles={data.map_tiles} isReadOnly={!mayWrite} />
    </div>
  )
}

type PlaceEditorProps = { place: RestPlace; tiles: RestMapTiles; isReadOnly: boolean }

function PlaceEditor({ place, tiles, isReadOnly }: PlaceEditorProps) {
  const { t } = useTranslation()
  const labelOf = usePlaceLabels()
  const { kind, revision } = place
  const id = String(place.id)
  const subject = { kind, id }
  const saved = useMemo(() => fieldsOf(place), [place])
  const common = {
    subject,
    saved,
    queryKey: placeKey(kind, id),
    onSaved: () => undefined,
    labelOf,
    textOf: (name: string, fields: PlaceFields) => placeText(name, fields, t),
    problemsOf: (fields: PlaceFields) => problemsOf(kind, fields, t),
    fieldOf: fieldOfRefusal,
    children: (form: RecordForm<PlaceFields>) => (
      <PlaceForm
        {...form}
        kind={kind}
        isReadOnly={isReadOnly}
        tiles={tiles}
        within={<PlacesWithin parent={place} />}
        aside={<RecordHistory subject={subject} labelOf={labelOf} />}
      />
    ),
  }
  if (kind === 'country')
    return (
      <RecordEditor
        {...common}
        call={updateCountryCall}
        inputOf={(fields) => ({ params: { id }, body: { revision, ...toCountryBody(fields) } })}
      />
    )
  return (
    <RecordEditor
      {...common}
      call={updateAreaCall}
      inputOf={(fields) => ({ params: { kind, id }, body: { revision, ...toAreaBody(fields) } })}
    />
  )
}
