import type { RestUserAddress } from '@warsha/contract/addresses/addresses.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Dialog } from '@warsha/ui/dialog.tsx'
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
    <Dialog
      isOpen
      onClose={() => onClose(false)}
      title={t('addresses.removeTitle')}
      closeLabel={t('shell.close')}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" onClick={() => onClose(false)}>
            {t('addresses.keep')}
          </Button>
          <Button variant="danger" isPending={isPending} onClick={() => void remove()}>
            {t('addresses.remove')}
          </Button>
        </div>
      }
    >
      <p className="text-muted">{t('addresses.removeText', { address: isolate(address.address) })}</p>
    </Dialog>
  )
}
