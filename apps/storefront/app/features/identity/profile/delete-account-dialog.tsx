import { formatPhone } from '@warsha/contract/formats/format-phone.ts'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { useState } from 'react'
import { useLogin } from '~/session/groups/login.ts'
import { useTranslation } from '~/session/messages.ts'
import { flushSession } from '~/session/persisted-state.ts'
import { logout } from '~/session/session-actions.ts'
import { toast } from '~/session/toasts.ts'
import { BalanceStep } from './balance-step.tsx'
import { ConfirmByCode } from './confirm-by-code.tsx'
import type { DeletionBalance } from './deletion-balance.ts'
import { deleteAccount, requestDeletion } from './own-account-calls.ts'
import { SendCodeButtons } from './send-code-buttons.tsx'
import { useSendCode } from './use-send-code.ts'

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const code = useSendCode(requestDeletion)
  const [balance, setBalance] = useState<DeletionBalance>()
  const to = useLogin(({ country_code, phone_number, emailAddress }) =>
    phone_number ? formatPhone(`${country_code}${phone_number}`) : emailAddress,
  )

  /** The guard of the page leads home. */
  function finish() {
    toast.success(t('profile.deleted'))
    logout()
    flushSession()
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('profile.deleteTitle')} closeLabel={t('shell.close')}>
      {code.sentBy ? (
        <ConfirmByCode
          to={to}
          code={code}
          submitLabel={t('profile.deleteConfirm')}
          variant="danger"
          isExplicit
          confirm={(digits) => deleteAccount(digits, balance)}
          onDone={finish}
        />
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-muted">{t('profile.deleteText')}</p>
          <BalanceStep chosen={balance} onChoose={setBalance}>
            <SendCodeButtons code={code} />
          </BalanceStep>
        </div>
      )}
    </Dialog>
  )
}
