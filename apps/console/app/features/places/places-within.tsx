import { orderAreasCall, orderCountriesCall } from '@warsha/contract/console/locations/places.calls.ts'
import type { RestPlace } from '@warsha/contract/console/locations/places.rest.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { OrderedList } from '~/components/edit/ordered-list.tsx'
import { Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { PlaceRow } from './place-row.tsx'
import { kindWithin, maxBeside, usePlacesBeside } from './use-places.ts'

/** The places that lie directly in one, or the countries, in the order of the shop. */
export function PlacesWithin({ parent }: { parent: RestPlace | undefined }) {
  const { t, lang } = useTranslation()
  const may = useMay()
  const kind = parent ? kindWithin(parent.kind) : 'country'
  const { data } = usePlacesBeside(kind, parent?.id)
  const done = t('console-places.order.saved')
  /** As it was put last, until the answer is there. */
  const [put, setPut] = useState<readonly number[]>()
  const orderAreas = useCommand(orderAreasCall, { done })
  const orderCountries = useCommand(orderCountriesCall, { done })
  if (!kind || !data) return null
  const mayWrite = may(kind === 'country' ? 'settings.write' : 'catalogue.write')
  const isSent = orderAreas.isPending || orderCountries.isPending
  const places =
    isSent && put
      ? [...data.data].sort((one, other) => put.indexOf(one.id) - put.indexOf(other.id))
      : data.data

  function store(ordered: readonly RestPlace[]) {
    const ids = ordered.map(({ id }) => id)
    setPut(ids)
    if (parent && kind && kind !== 'country')
      orderAreas.run({ params: { kind }, body: { parent_id: parent.id, ids } })
    else orderCountries.run({ body: { ids } })
  }

  return (
    <Panel
      title={t(`console-places.within.${parent && parent.kind !== 'region' ? parent.kind : 'root'}`)}
      actions={
        parent &&
        mayWrite && (
          <Link to={`/places/new?kind=${kind}&parent=${parent.id}`} className="tool">
            {t(`console-places.add.${kind}`)}
          </Link>
        )
      }
    >
      {places.length === 0 && <p className="text-muted">{t('console-places.withinEmpty')}</p>}
      {places.length > 1 && mayWrite && (
        <p className="mb-2 text-sm text-muted">
          {t(parent ? 'console-places.order.hint' : 'console-places.order.countries')}
        </p>
      )}
      <OrderedList
        label={t(`console-places.within.${parent && parent.kind !== 'region' ? parent.kind : 'root'}`)}
        items={places}
        idOf={({ id }) => String(id)}
        nameOf={({ name }) => name[lang]}
        isReadOnly={!mayWrite || places.length < 2 || places.length >= maxBeside}
        onChange={store}
      >
        {(place) => <PlaceRow place={place} />}
      </OrderedList>
      <CommandProblem command={orderAreas} />
      <CommandProblem command={orderCountries} />
    </Panel>
  )
}
