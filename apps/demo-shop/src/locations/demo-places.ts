import { cityRows, type PlaceRow } from './place-rows.ts'

/** The contract names Oman 1 and the default of the provinces call, 2; Turkey and Canada lend phone numbers only. */
export const demoCountries = [
  country(1, 'Oman', 'عُمان', 'oman', 'OM', '+968', 8, true),
  country(
    2,
    'United Arab Emirates',
    'الإمارات العربية المتحدة',
    'united-arab-emirates',
    'AE',
    '+971',
    9,
    true,
  ),
  // Real Turkish numbers have ten digits; nine is what the contract states.
  country(3, 'Turkey', 'تركيا', 'turkey', 'TR', '+90', 9, false),
  country(4, 'Canada', 'كندا', 'canada', 'CA', '+1', 10, false),
]

/** The contract names Muscat 11. Two-digit ids leave the longer ones to cities, which some calls accept in their place. */
export const demoStates = [
  state(11, 1, 'Muscat', 'مسقط', 'muscat', 'OM-MA', 23.588, 58.383),
  state(12, 1, 'Seeb', 'السيب', 'seeb', 'OM-MA', 23.67, 58.189),
  state(13, 1, 'Sohar', 'صحار', 'sohar', 'OM-BS', 24.347, 56.709),
  state(14, 1, 'Batinah', 'الباطنة', 'batinah', 'OM-BJ', 23.679, 57.886),
  state(15, 1, 'Dakhiliyah', 'الداخلية', 'dakhiliyah', 'OM-DA', 22.933, 57.533),
  state(16, 1, 'Sharqiyah', 'الشرقية', 'sharqiyah', 'OM-SS', 22.691, 58.533),
  state(17, 1, 'Sur', 'صور', 'sur', 'OM-SJ', 22.567, 59.529),
  state(18, 1, 'Dhahirah', 'الظاهرة', 'dhahirah', 'OM-ZA', 23.226, 56.516),
  state(19, 1, 'Buraimi', 'البريمي', 'buraimi', 'OM-BU', 24.251, 55.793),
  state(20, 1, 'Dhofar', 'ظفار', 'dhofar', 'OM-ZU', 17.015, 54.092),
  state(21, 1, 'Musandam', 'مسندم', 'musandam', 'OM-MU', 26.18, 56.248),
  state(22, 1, 'Wusta', 'الوسطى', 'wusta', 'OM-WU', 19.959, 56.276),
  state(23, 2, 'Dubai', 'دبي', 'dubai', 'AE-DU', 25.077, 55.309),
]

export const demoCities = demoStates.flatMap((state) =>
  (cityRows[state.slug] ?? []).map((row, position) => ({
    id: state.id * 100 + position + 1,
    stateId: state.id,
    position,
    ...place(row.city),
  })),
)

export const demoRegions = demoStates.flatMap((state) =>
  (cityRows[state.slug] ?? []).flatMap((row, cityPosition) => {
    const cityId = state.id * 100 + cityPosition + 1
    return row.regions.map((region, position) => ({
      id: cityId * 100 + position + 1,
      cityId,
      position,
      ...place(region),
    }))
  }),
)

function country(
  id: number,
  nameEn: string,
  nameAr: string,
  slug: string,
  iso: string,
  phonePrefix: string,
  phoneDigits: number,
  isStore: boolean,
) {
  return { id, nameEn, nameAr, slug, iso, phonePrefix, phoneDigits, isStore, position: id }
}

function state(
  id: number,
  countryId: number,
  nameEn: string,
  nameAr: string,
  slug: string,
  governorateCode: string,
  latitude: number,
  longitude: number,
) {
  return { id, countryId, nameEn, nameAr, slug, governorateCode, latitude, longitude, position: id - 10 }
}

function place([nameEn, nameAr, latitude, longitude]: PlaceRow) {
  const slug = nameEn.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return { nameEn, nameAr, slug, latitude, longitude }
}
