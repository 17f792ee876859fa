import type { HandMadeConsole } from './open-console.ts'

/** A manager and a driver of a centre, and after how long its work is due again. */
export async function makePeople(
  { command }: HandMadeConsole,
  { centreId, categoryId }: { centreId: number; categoryId: number },
): Promise<void> {
  const maryam = { name: 'Maryam', email: 'maryam@ghala.example', role: 'manager', language: 'ar' }
  const { id, revision } = await command<{ id: string; revision: number }>('/staff/', maryam)
  await command(`/staff/${id}/centres/`, { revision, centre_ids: [centreId] }, 'PUT')
  await command('/drivers/', { phone: '+96899887766', centre_id: centreId })
  const interval = { months: 6, kilometres: 10_000, seen: null }
  await command(`/service-intervals/${categoryId}/`, interval, 'PUT')
}
