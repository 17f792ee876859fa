import type {
  RestCentreOptions,
  RestServiceCentre,
} from '@warsha/contract/console/booking/service-centres.rest.ts'
import type { NamedChange } from '~/components/edit/change-list.tsx'
import { isWithin, readDegrees } from '~/components/map/degrees.ts'
import type { Translation } from '~/session/messages.ts'

/** A centre as its form has it: everything that is typed is text. */
export type CentreFields = {
  nameEn: string
  nameAr: string
  addressEn: string
  addressAr: string
  descriptionEn: string
  descriptionAr: string
  latitude: string
  longitude: string
  phone: string
  /** Its address; empty without one. */
  picture: string
  stockType: 'center' | 'warehouse'
  leadDays: string
  stateId: string
  typeId: string
  /** `service type:venue`, in order. */
  offers: string[]
}

export const centreFieldNames = [
  'nameEn',
  'nameAr',
  'addressEn',
  'addressAr',
  'descriptionEn',
  'descriptionAr',
  'latitude',
  'longitude',
  'phone',
  'picture',
  'stockType',
  'leadDays',
  'stateId',
  'typeId',
  'offers',
] as const satisfies readonly (keyof CentreFields)[]

export function fieldsOf(centre: RestServiceCentre): CentreFields {
  return {
    nameEn: centre.name.en,
    nameAr: centre.name.ar,
    addressEn: centre.address.en,
    addressAr: centre.address.ar,
    descriptionEn: centre.description.en,
    descriptionAr: centre.description.ar,
    latitude: String(centre.latitude),
    longitude: String(centre.longitude),
    phone: centre.phone,
    picture: centre.picture ?? '',
    stockType: centre.stock_type,
    leadDays: String(centre.lead_days),
    stateId: String(centre.state_id),
    typeId: String(centre.type_id),
    offers: centre.offers.map(({ service_type_id, venue }) => offerKey(service_type_id, venue)).sort(),
  }
}

export function offerKey(serviceTypeId: number, venue: 'center' | 'home'): string {
  return `${serviceTypeId}:${venue}`
}

/** The fields as the server takes them. */
export function toBody(fields: CentreFields) {
  return {
    name: { en: fields.nameEn.trim(), ar: fields.nameAr.trim() },
    address: { en: fields.addressEn.trim(), ar: fields.addressAr.trim() },
    description: { en: fields.descriptionEn.trim(), ar: fields.descriptionAr.trim() },
    latitude: readDegrees(fields.latitude) ?? Number.NaN,
    longitude: readDegrees(fields.longitude) ?? Number.NaN,
    phone: fields.phone.trim(),
    picture: fields.picture || null,
    stock_type: fields.stockType,
    lead_days: readDegrees(fields.leadDays) ?? Number.NaN,
    state_id: Number(fields.stateId),
    type_id: Number(fields.typeId),
    offers: fields.offers.map((offer) => {
      const [id = '', venue] = offer.split(':')
      return {
        service_type_id: Number(id),
        venue: venue === 'home' ? ('home' as const) : ('center' as const),
      }
    }),
  }
}

const texts = ['nameEn', 'nameAr', 'addressEn', 'addressAr', 'phone', 'stateId', 'typeId'] as const

/** Fields that cannot be saved as they are. */
export function invalidFields(fields: CentreFields): ReadonlySet<keyof CentreFields> {
  const days = readDegrees(fields.leadDays)
  return new Set<keyof CentreFields>([
    ...texts.filter((name) => !fields[name].trim()),
    ...(isWithin(fields.latitude, -90, 90) ? [] : ['latitude' as const]),
    ...(isWithin(fields.longitude, -180, 180) ? [] : ['longitude' as const]),
    ...(isWithin(fields.leadDays, 0, 30) && Number.isInteger(days) ? [] : ['leadDays' as const]),
  ])
}

type Words = Pick<Translation, 't' | 'lang'> & { options: RestCentreOptions | undefined }

/** Changed fields in words, for the save bar and for what others saved. */
export function describeChanges(
  names: readonly string[],
  { before, after }: { before: CentreFields; after: CentreFields },
  words: Words,
): NamedChange[] {
  return centreFieldNames
    .filter((name) => names.includes(name))
    .map((name) => ({
      name,
      label: words.t(`console-centres.fields.${name}`),
      ...(name === 'offers'
        ? describeOffers(before.offers, after.offers, words)
        : { before: valueText(name, before, words), after: valueText(name, after, words) }),
    }))
}

function valueText(
  name: Exclude<keyof CentreFields, 'offers'>,
  fields: CentreFields,
  { t, lang, options }: Words,
) {
  const value = fields[name]
  if (name === 'stockType') return t(`console-centres.stock.${fields.stockType}`)
  if (name === 'stateId') return options?.states.find(({ id }) => String(id) === value)?.name[lang] ?? value
  if (name === 'typeId') return options?.types.find(({ id }) => String(id) === value)?.name[lang] ?? value
  return value
}

/** Only what comes and goes: a centre may do twenty things. */
function describeOffers(before: readonly string[], after: readonly string[], { t, lang, options }: Words) {
  const nameOf = (offer: string) => {
    const [id, venue] = offer.split(':')
    const type = options?.service_types.find((each) => String(each.id) === id)?.name[lang] ?? id
    return `${type} (${t(venue === 'home' ? 'console-centres.venue.home' : 'console-centres.venue.center')})`
  }
  const gone = before.filter((offer) => !after.includes(offer))
  const come = after.filter((offer) => !before.includes(offer))
  return { before: gone.map(nameOf).join(' · '), after: come.map(nameOf).join(' · ') }
}
