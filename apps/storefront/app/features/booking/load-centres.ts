import {
  listCentresOfServiceCall,
  listCentresOfTypeCall,
  listCentreTypesCall,
  listServiceTypesCall,
} from '@warsha/contract/booking/service-centres.calls.ts'
import type {
  RestCentreType,
  RestServiceCentre,
  RestServiceType,
} from '@warsha/contract/booking/service-centres.rest.ts'
import { pageSizes } from '@warsha/contract/constants.ts'
import type { PageSource } from '~/session/load-page.ts'

export type Page<Item> = { items: readonly Item[]; next: number | null; total: number }

export type CentresFront = { serviceTypes: Page<RestServiceType>; centreTypes: readonly RestCentreType[] }

/** The source of one page of a list. */
type Source = Pick<PageSource, 'api' | 'lang' | 'place' | 'signal'>

export async function loadCentresFront(source: PageSource): Promise<CentresFront> {
  const { api, place } = source
  const [serviceTypes, { data }] = await Promise.all([
    loadServiceTypes(source, 1),
    api.call(listCentreTypesCall, { query: { city_id: place.stateId }, ...options(source) }),
  ])
  return { serviceTypes, centreTypes: data }
}

export async function loadServiceTypes(source: Source, page: number): Promise<Page<RestServiceType>> {
  const query = { state_id: source.place.stateId, page, limit: pageSizes.serviceTypes }
  return toPage(await source.api.call(listServiceTypesCall, { query, ...options(source) }))
}

/** Key in the address: a service type by its number, a kind of centre as `type-4`. */
export type CentresKey = { of: 'service' | 'type'; id: number }

export function readCentresKey(text: string | undefined): CentresKey | null {
  const parts = /^(type-)?([1-9]\d{0,8})$/.exec(text ?? '')
  return parts ? { of: parts[1] ? 'type' : 'service', id: Number(parts[2]) } : null
}

export type CentresList = { name: string; centres: Page<RestServiceCentre> }

/** A kind of which there is no centre in the place has no name here either. */
export async function loadCentresList(source: PageSource, key: CentresKey): Promise<CentresList> {
  if (key.of === 'service') return loadCentresOfService(source, key.id, 1)
  const centres = await loadCentresOfType(source, key.id, 1)
  return { name: centres.items[0]?.type ?? '', centres }
}

export async function loadMoreCentres(
  source: Source,
  { of, id }: CentresKey,
  page: number,
): Promise<Page<RestServiceCentre>> {
  if (of === 'type') return loadCentresOfType(source, id, page)
  return (await loadCentresOfService(source, id, page)).centres
}

async function loadCentresOfService(source: Source, id: number, page: number): Promise<CentresList> {
  const answer = await source.api.call(listCentresOfServiceCall, {
    query: { service_type: id, state_id: source.place.stateId, page },
    ...options(source),
  })
  return { name: answer.service_type.name, centres: toPage(answer) }
}

async function loadCentresOfType(source: Source, id: number, page: number): Promise<Page<RestServiceCentre>> {
  const query = { type_id: id, city_id: source.place.stateId, page, limit: pageSizes.serviceCentres }
  return toPage(await source.api.call(listCentresOfTypeCall, { query, ...options(source) }))
}

/** The language is named, because a switch of language loads the new page while the old one is still shown. */
function options({ lang, signal }: Source) {
  return { headers: { 'Accept-Language': lang }, signal }
}

function toPage<Item>(answer: {
  data: Item[]
  pagination: { next?: number | undefined; total: number }
}): Page<Item> {
  return { items: answer.data, next: answer.pagination.next ?? null, total: answer.pagination.total }
}
