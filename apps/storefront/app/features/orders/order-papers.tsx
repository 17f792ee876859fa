import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Button, buttonClass } from '@warsha/ui/button.tsx'
import { DownloadIcon, ReceiptIcon } from '@warsha/ui/later-icons.tsx'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { downloadFile } from '~/session/download-file.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import type { ShownOrder } from './order-calls.ts'

export type OrderPapersProps = { order: ShownOrder; actions?: ReactNode }

/** The way to the tax invoice of a paid order, to the credit notes of what was given back, and what else there is to do. */
export function OrderPapers({ order, actions }: OrderPapersProps) {
  const { t, lang } = useTranslation()
  return (
    <div className="grid gap-2 empty:hidden">
      {actions}
      {order.isPaid && (
        <Link
          to={localePath(lang, `/my-order/${order.id}/invoice`)}
          className={buttonClass({ variant: 'secondary' })}
        >
          <ReceiptIcon className="size-4.5" /> {t('orders.invoice')}
        </Link>
      )}
      {order.isPaid && order.creditNotes.map((note) => <CreditNoteButton key={note.id} note={note} />)}
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
    <Button variant="secondary" isPending={isPending} onClick={() => void save()}>
      <DownloadIcon className="size-5" />
      {t('orders.creditNote', { number: isolate(number) })}
    </Button>
  )
}
