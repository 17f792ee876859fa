import { localePath } from '~/session/locale-path.ts'
import { currentTranslation } from '~/session/messages.ts'
import { goTo } from '~/session/navigator.ts'
import { toast } from '~/session/toasts.ts'
import { canHoldPasskey, listPasskeys } from './passkey-calls.ts'

/** After a sign-in by code, where the device could hold a passkey and the account has none yet. */
export async function offerPasskey(): Promise<void> {
  if (!(await canHoldPasskey())) return
  const own = await listPasskeys()
  if (own.length > 0) return
  const { t, lang } = currentTranslation()
  toast.info(t('login.passkey.offer'), {
    id: 'passkey',
    action: { label: t('login.passkey.make'), onSelect: () => goTo(localePath(lang, '/profile/#passkeys')) },
  })
}
