import type { HandMadeConsole } from './open-console.ts'
import { both } from './texts.ts'

/** The seller on invoices from now on. */
export async function setSeller({ command, ask }: HandMadeConsole, name: { en: string; ar: string }) {
  const { body } = await ask('/settings/')
  await command(
    '/settings/seller/',
    {
      revision: body.data.seller.revision,
      name,
      address: both('Way 12, Ghala, Muscat', 'سكة 12، غلا، مسقط'),
      tax_number: 'OM1234567890',
    },
    'PUT',
  )
}

/** Contact, seller, fees, and a storefront for firms. */
export async function makeSettings(console: HandMadeConsole) {
  const { command, ask } = console
  const { body } = await ask('/settings/')
  const { contact, fees, channels } = body.data
  await command(
    '/settings/contact/',
    {
      revision: contact.revision,
      support_phone: '+96824501234',
      support_email: 'help@ghala.example',
      whatsapp_number: '96891234567',
    },
    'PUT',
  )
  await setSeller(console, both('Ghala Oils LLC', 'زيوت غلا ش.م.م'))
  const { revision } = fees
  const percents = { wallet_percent: 0, thawani_percent: 1, stripe_percent: 0, sandbox_percent: 0 }
  await command('/settings/fees/', { revision, ...percents }, 'PUT')
  const fleet = await command<{ id: number; slug: string }>('/channels/', {
    slug: 'fleet',
    name: 'Fleet',
    is_active: true,
  })
  const main = channels.find(({ is_main }: { is_main: boolean }) => is_main)
  return { fleet, mainChannelId: Number(main.id) }
}
