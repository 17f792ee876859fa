import { Dialog } from '@warsha/ui/dialog.tsx'
import { useLogin } from '~/session/groups/login.ts'
import { useTranslation } from '~/session/messages.ts'
import { flushSession } from '~/session/persisted-state.ts'
import { logout } from '~/session/session-actions.ts'
import { toast } from '~/session/toasts.ts'
import { BalanceWarning } from './balance-warning.tsx'
import { ConfirmByCode } from './confirm-by-code.tsx'
import { deleteAccount, requestDeletion } from './own-account-calls.ts'
import { SendCodeButtons } from './send-code-buttons.tsx'
import { useSendCode } from './use-send-code.ts'

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const code = useSendCode(requestDeletion)
  const to = useLogin(({ country_code, phone_number, emailAddress }) =>
    phone_number ? `${country_code} ${phone_number}` : emailAddress,
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
          confirm={deleteAccount}
          onDone={finish}
        />
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-muted">{t('profile.deleteText')}</p>
          <BalanceWarning>
            <SendCodeButtons code={code} />
          </BalanceWarning>
        </div>
      )}
    </Dialog>
  )
}
