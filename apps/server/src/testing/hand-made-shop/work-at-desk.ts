import { waitUntil } from '../wait-until.ts'
import type { HandMadeConsole } from './open-console.ts'
import { both } from './texts.ts'

type Listed = { id: number | string }[]
type Checked = { id: string; state: string; creates: number; changes: number; problems: object[] }

/** Everyday work of operators: pictures are described, customers are told, cards are sent and disabled, a bill is issued, a file is imported. */
export async function workAtDesk(
  desk: HandMadeConsole,
  { stateId, file }: { stateId: number; file: Buffer },
) {
  const { ask, command } = desk
  const picture = (await desk.upload(file)) as { url: string; id: number; revision: number }
  const { id, revision } = picture
  const alt = both('A can of oil', 'علبة زيت')
  await command(`/pictures/${id}/`, { revision, name: 'Oil', alt }, 'PUT')

  const words = { subject: both('Open', 'نعمل'), message: both('<p>Come in.</p>', '<p>تفضلوا.</p>') }
  const shown = { ...words, image: picture.url, link: '/search', expires_in: 86_400 }
  await command('/broadcasts/', { ...shown, audience: 'city', city_id: stateId })
  const moment = new Date(Date.now() + 86_400_000).toISOString()
  const later = await command('/broadcasts/', { ...shown, audience: 'all', send_at: moment })
  await command(`/broadcasts/${later.id}/cancel/`, {})

  const cards: Listed = (await ask('/gift-cards/')).body.data
  const customers: Listed = (await ask('/customers/')).body.data
  const [sent, disabled] = cards
  const reason = 'for the long wait'
  await command(`/gift-cards/${sent?.id}/send/`, { customer_id: customers[0]?.id, reason })
  await command(`/gift-cards/${disabled?.id}/disable/`, { reason: 'lost' })

  const centres: Listed = (await ask('/service-centres/')).body.data
  const line = { title: both('Oil change', 'تغيير الزيت'), quantity: 1, unit_price_baisa: 9_000 }
  const bill = { centre_id: centres[0]?.id, is_paid: true, lines: [line] }
  await command(`/customers/${customers[0]?.id}/bills/`, bill)

  const problems = await importCodes(desk, 'code,name_en,name_ar,type,percent\r\nnew9,Nine,تسعة,percent,nine')
  const done = await importCodes(
    desk,
    ['code,name_en,name_ar,type,percent', 'new9,Nine,تسعة,percent,9', 'OPENING10,Open,نعمل,percent,10'].join(
      '\r\n',
    ),
  )
  return { problems: problems.problems.length, imported: done.state }
}

/** Checks a file of promotion codes; one without problems is imported to its end. */
async function importCodes({ ask, command }: HandMadeConsole, text: string): Promise<Checked> {
  const file = Buffer.from(text).toString('base64')
  const checked = await command<Checked>('/sheets/codes/imports/', { file_name: 'codes.csv', file })
  if (checked.problems.length > 0) return checked
  const expected = { expected_count: checked.creates + checked.changes, reason: 'next season' }
  await command(`/sheets/codes/imports/${checked.id}/run/`, expected)
  let read = checked
  await waitUntil(async () => {
    read = (await ask(`/imports/${checked.id}/`)).body.data
    return read.state === 'done' || read.state === 'refused'
  })
  return read
}
