import type { RestPlace } from '@warsha/contract/console/locations/places.rest.ts'
import type { EditedPlace } from '../../rules/edited-place.ts'
import { isDefaultPlace } from '../../use-cases/place-changes.ts'

export function toPlace(place: EditedPlace): RestPlace {
  return {
    kind: place.kind,
    id: place.id,
    parent_id: place.parentId,
    slug: place.slug,
    name: { en: place.nameEn, ar: place.nameAr },
    is_active: place.isActive,
    is_default: isDefaultPlace(place),
    latitude: place.latitude,
    longitude: place.longitude,
    governorate_code: place.governorateCode,
    iso: place.iso,
    phone_prefix: place.phonePrefix,
    phone_digits: place.phoneDigits,
    children: place.children,
    path: place.path.map(({ kind, id, nameEn, nameAr }) => ({ kind, id, name: { en: nameEn, ar: nameAr } })),
    revision: place.revision,
  }
}
