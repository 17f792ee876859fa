import { Button } from '@warsha/ui/button.tsx'
import { ShieldIcon } from '@warsha/ui/shop-icons.tsx'
import { useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { useInBrowser } from '~/session/use-in-browser.ts'
import { canUsePasskeys, signInWithPasskey } from './passkey-calls.ts'

/** The quick way back, where the browser knows it; `prefixes` are those of the countries' numbers. */
export function PasskeyLoginButton({ prefixes }: { prefixes: readonly string[] }) {
  const { t } = useTranslation()
  const isOffered = useInBrowser(canUsePasskeys)
  const [isPending, setPending] = useState(false)
  if (!isOffered) return null

  async function signIn() {
    setPending(true)
    try {
      await signInWithPasskey(prefixes)
    } catch (error) {
      showErrors(error)
    } finally {
      setPending(false)
    }
  }

  return (
    <Button variant="secondary" isFullWidth isPending={isPending} onClick={() => void signIn()}>
      <ShieldIcon className="size-5" />
      {t('login.passkey.signIn')}
    </Button>
  )
}
