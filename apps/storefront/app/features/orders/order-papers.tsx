import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Button, buttonClass } from '@warsha/ui/button.tsx'
import { DownloadIcon } from '@warsha/ui/shop-icons.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { downloadFile } from '~/session/download-file.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import type { ShownOrder } from './order-calls.ts'

/** The way to the tax invoice of a paid order, and to the credit notes of what was given back. */
export function OrderPapers({ order }: { order: ShownOrder }) {
  const { t, lang } = useTranslation()
  if (!order.isPaid) return null
  return (
    <div className="page-width flex flex-wrap gap-2 pb-8">
      <Link
        to={localePath(lang, `/my-order/${order.id}/invoice`)}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        {t('orders.invoice')}
      </Link>
      {order.creditNotes.map((note) => (
        <CreditNoteButton key={note.id} note={note} />
      ))}
    </div>
  )
}

function CreditNoteButton({ note: { number, url } }: { note: ShownOrder['creditNotes'][number] }) {
  const { t } = useTranslation()
  const [isPending, setPending] = useState(false)

  async function save() {
    setPending(true)
    try {
      await downloadFile(new URL(url, location.href).pathname, `${number}.pdf`)
    } catch (error) {
      showErrors(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <Button variant="secondary" size="small" isPending={isPending} onClick={() => void save()}>
      <DownloadIcon className="size-5" />
      {t('orders.creditNote', { number: isolate(number) })}
    </Button>
  )
}
