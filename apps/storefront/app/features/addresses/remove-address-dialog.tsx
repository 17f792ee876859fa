import type { RestUserAddress } from '@warsha/contract/addresses/addresses.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { ConfirmDialog } from '@warsha/ui/confirm-dialog.tsx'
import { useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { toast } from '~/session/toasts.ts'
import { removeAddress } from './address-calls.ts'

export type RemoveAddressDialogProps = { address: RestUserAddress; onClose: (isChanged: boolean) => void }

export function RemoveAddressDialog({ address, onClose }: RemoveAddressDialogProps) {
  const { t } = useTranslation()
  const [isPending, setPending] = useState(false)

  async function remove() {
    setPending(true)
    try {
      await removeAddress(address.id)
      toast.success(t('addresses.removed'))
      onClose(true)
    } catch (error) {
      setPending(false)
      showErrors(error)
    }
  }

  return (
    <ConfirmDialog
      title={t('addresses.removeTitle')}
      confirmLabel={t('addresses.remove')}
      cancelLabel={t('addresses.keep')}
      closeLabel={t('shell.close')}
      isPending={isPending}
      onConfirm={() => void remove()}
      onClose={() => onClose(false)}
    >
      {t('addresses.removeText', { address: isolate(address.address) })}
    </ConfirmDialog>
  )
}
