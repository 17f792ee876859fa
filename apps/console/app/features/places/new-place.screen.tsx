import { createAreaCall, createCountryCall } from '@warsha/contract/console/locations/places.calls.ts'
import { mapCentre } from '@warsha/contract/constants.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { useMemo } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { RecordEditor, type RecordForm } from '~/components/edit/record-editor.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import {
  fieldOfRefusal,
  noPlace,
  type PlaceFields,
  placeText,
  problemsOf,
  toAreaBody,
  toCountryBody,
} from './place-fields.ts'
import { PlaceForm } from './place-form.tsx'
import { usePlaceLabels } from './use-place-labels.ts'
import { usePlace } from './use-places.ts'

export const handle = { texts: await loadTexts('console-places') }

const parentKinds = { country: 'country', state: 'country', city: 'state', region: 'city' } as const

/** A new place in the one that the address names. */
export default function NewPlaceScreen() {
  const [params] = useSearchParams()
  const asked = params.get('kind')
  const kind = asked === 'state' || asked === 'city' || asked === 'region' ? asked : 'country'
  const parentId = kind === 'country' ? '' : (params.get('parent') ?? '')
  return <NewPlace key={`${kind}:${parentId}`} kind={kind} parentId={parentId} />
}

function NewPlace({ kind, parentId }: { kind: keyof typeof parentKinds; parentId: string }) {
  const { t, lang } = useTranslation()
  const navigate = useNavigate()
  const { data } = usePlace(parentKinds[kind], parentId)
  const parent = data?.data
  const latitude = parent?.latitude ?? mapCentre.latitude
  const longitude = parent?.longitude ?? mapCentre.longitude
  const empty = useMemo(
    () => ({
      ...noPlace,
      latitude: kind === 'country' ? '' : String(latitude),
      longitude: kind === 'country' ? '' : String(longitude),
    }),
    [kind, latitude, longitude],
  )
  const labelOf = usePlaceLabels()
  const common = {
    subject: { kind, id: 'new' },
    saved: empty,
    queryKey: ['places'],
    onSaved: (answer: { data: { kind: string; id: number } }) =>
      navigate(`/places/${answer.data.kind}/${answer.data.id}`),
    labelOf,
    textOf: (name: string, fields: PlaceFields) => placeText(name, fields, t),
    problemsOf: (fields: PlaceFields) => problemsOf(kind, fields, t),
    fieldOf: fieldOfRefusal,
    children: (form: RecordForm<PlaceFields>) => (
      <PlaceForm
        {...form}
        kind={kind}
        isReadOnly={false}
        tiles={kind === 'country' ? null : data?.map_tiles}
      />
    ),
  }
  const title = t(`console-places.add.${kind}`)
  return (
    <div className="grid gap-4 px-3 pt-4 lg:px-5">
      <PageTitle>{title}</PageTitle>
      <header className="flex flex-wrap items-center gap-3">
        <Link
          to={parent ? `/places/${parent.kind}/${parent.id}` : '/places'}
          aria-label={t('console-places.back')}
          className="tool size-8 justify-center p-0"
        >
          <MirroredIcon icon={ArrowBackIcon} className="size-4" />
        </Link>
        <h1 className="text-xl font-bold leading-heading">{title}</h1>
        {parent && (
          <span className="text-muted">
            {t('console-places.new.in', { name: isolate(parent.name[lang]) })}
          </span>
        )}
      </header>
      <p className="text-muted">{t('console-places.new.text')}</p>
      {kind === 'country' ? (
        <RecordEditor
          {...common}
          call={createCountryCall}
          inputOf={(fields) => ({ body: toCountryBody(fields) })}
        />
      ) : (
        <RecordEditor
          {...common}
          call={createAreaCall}
          inputOf={(fields) => ({
            params: { kind },
            body: { parent_id: Number(parentId), ...toAreaBody(fields) },
          })}
        />
      )}
    </div>
  )
}
