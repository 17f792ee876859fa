import type { HandMadeConsole } from './open-console.ts'
import { both, type Made } from './texts.ts'

type Place = { state: Made; country: Made }

/** A central warehouse, and a centre with a shelf of its own that does the work in its hours, every day of the week. */
export async function makeCentre(
  { command, ask }: HandMadeConsole,
  { places, categoryId, picture }: { places: Place; categoryId: number; picture: string },
) {
  const warehouse = await command('/warehouses/', {
    slug: 'central',
    name: both('Central warehouse', 'المستودع المركزي'),
    is_central: true,
    state_id: null,
    street_address: 'Way 12, Ghala',
    city: 'Muscat',
    country_code: 'OM',
    phone: '+96824500001',
    is_active: true,
  })
  await command('/warehouses/', {
    slug: 'free-zone',
    name: both('Free zone', 'المنطقة الحرة'),
    is_central: false,
    state_id: places.state.id,
    street_address: 'Jebel Ali',
    city: 'Dubai',
    country_code: 'AE',
    phone: '',
    is_active: true,
  })
  const centreType = await command('/centre-types/', {
    slug: 'workshop',
    name: both('Workshop', 'ورشة'),
    position: 1,
  })
  const serviceType = await command('/service-types/', {
    slug: 'oil-change',
    name: both('Oil change', 'تغيير الزيت'),
    service_type: 'service',
    position: 1,
    category_ids: [categoryId],
  })
  const centre = await command<Made & { warehouse_id: number }>('/service-centres/', {
    name: both('Ghala Workshop', 'ورشة غلا'),
    address: both('Way 9, Ghala', 'سكة 9، غلا'),
    description: both('Behind the bank', 'خلف البنك'),
    latitude: 23.58,
    longitude: 58.38,
    phone: '+96824500000',
    stock_type: 'center',
    picture,
    lead_days: 1,
    state_id: places.state.id,
    type_id: centreType.id,
    offers: [{ service_type_id: serviceType.id, venue: 'center' }],
  })
  await makeWeek({ command, ask }, centre.id)
  const holiday = { name: both('Founding day', 'يوم التأسيس'), is_estimated: true }
  await command('/holidays/', { country_id: places.country.id, date: dayFrom(20), ...holiday })
  await command(`/service-centres/${centre.id}/holidays/`, { date: dayFrom(21), ...holiday })
  const reason = 'opens today'
  const { body } = await ask(`/service-centres/${centre.id}/`)
  const { revision } = body.data
  await command(`/service-centres/${centre.id}/active/`, { revision, is_active: true, reason })
  return { warehouse, centreType, serviceType, centre }
}

/** One shift on every day, and more places on one date. */
async function makeWeek({ command, ask }: Pick<HandMadeConsole, 'command' | 'ask'>, centreId: number) {
  const shift = {
    code: 'day',
    name: both('Day', 'النهار'),
    start_time: '06:00',
    end_time: '22:00',
    slot_minutes: 60,
    capacity: 3,
    slot_type: 'happy',
    service_fee_baisa: 1_500,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
  }
  const centre = `/service-centres/${centreId}`
  const { body } = await ask(`${centre}/schedule/`)
  const week = await command(`${centre}/week/`, { revision: body.data.revision, shifts: [shift] }, 'PUT')
  const { revision } = week
  const shifts = [{ code: 'day', capacity: 5 }]
  await command(`${centre}/exceptions/`, { revision, date: dayFrom(10), shifts }, 'PUT')
}

function dayFrom(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
