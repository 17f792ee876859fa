import type { HandMadeConsole } from './open-console.ts'
import { both } from './texts.ts'

/** Countries to regions: one of each. */
export async function makePlaces({ command }: HandMadeConsole) {
  const country = await command('/countries/', {
    name: both('Oman', 'عُمان'),
    iso: 'OM',
    phone_prefix: '+968',
    phone_digits: 8,
    is_active: true,
  })
  const at = { latitude: 23.588, longitude: 58.383 }
  const area = (kind: string, parent_id: number, name: object, governorate_code: string | null = null) =>
    command(`/places/${kind}/`, { parent_id, name, ...at, governorate_code })
  // Another place comes first, so that nothing relies on the id of Muscat.
  await area('state', country.id, both('Sohar', 'صحار'), 'OM-BS')
  const state = await area('state', country.id, both('Muscat', 'مسقط'), 'OM-MA')
  const city = await area('city', state.id, both('Bawshar', 'بوشر'))
  const region = await area('region', city.id, both('Ghala', 'غلا'))
  return { country, state, city, region }
}
