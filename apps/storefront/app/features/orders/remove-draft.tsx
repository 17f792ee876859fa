import { removeDraftCall } from '@warsha/contract/orders/orders.calls.ts'
import { Button } from '@warsha/ui/button.tsx'
import { ConfirmDialog } from '@warsha/ui/confirm-dialog.tsx'
import { TrashIcon } from '@warsha/ui/shop-icons.tsx'
import { useState } from 'react'
import { browserApi } from '~/session/browser-api.ts'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { toast } from '~/session/toasts.ts'
import type { ShownOrder } from './order-calls.ts'

/** A draft is paid or removed; an order that was placed is returned or cancelled instead. */
export function RemoveDraft({ order, onRemoved }: { order: ShownOrder; onRemoved: () => void }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const [isPending, setPending] = useState(false)
  if (order.status !== 'DRAFT') return null

  async function remove() {
    setPending(true)
    try {
      await browserApi().call(removeDraftCall, { params: { id: order.id } })
      toast.success(t('orders.draftRemoved'))
      onRemoved()
    } catch (error) {
      showErrors(error)
    } finally {
      setPending(false)
      setAsking(false)
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <TrashIcon className="size-4.5" /> {t('orders.removeDraft')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('orders.removeDraftTitle')}
          confirmLabel={t('orders.removeDraftNow')}
          cancelLabel={t('orders.keepDraft')}
          closeLabel={t('shell.close')}
          isPending={isPending}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        >
          {t('orders.removeDraftText')}
        </ConfirmDialog>
      )}
    </>
  )
}
