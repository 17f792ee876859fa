import { formatDay } from '@warsha/contract/formats/format-day.ts'
import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import type { RestPasskey } from '@warsha/contract/identity/passkeys.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { PlusIcon } from '@warsha/ui/shop-icons.tsx'
import { useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { toast } from '~/session/toasts.ts'
import { useInBrowser } from '~/session/use-in-browser.ts'
import { useLoad } from '~/session/use-load.ts'
import { canUsePasskeys, listPasskeys, makePasskey, removePasskey } from '../passkey-calls.ts'
import { useDeviceName } from './device-name.ts'
import { Section, SectionWaiting } from './section.tsx'

export function PasskeysSection() {
  const { t } = useTranslation()
  const { value: passkeys, hasFailed, reload } = useLoad(['passkeys'], listPasskeys)
  return (
    <div id="passkeys" className="scroll-mt-20">
      <Section
        title={t('profile.passkeys')}
        text={t('profile.passkeysText')}
        action={<AddButton onAdded={reload} />}
      >
        {!passkeys && <SectionWaiting hasFailed={hasFailed} onRetry={reload} />}
        {passkeys?.length === 0 && <p className="text-muted">{t('profile.noPasskeys')}</p>}
        {passkeys && passkeys.length > 0 && (
          <ul aria-label={t('profile.passkeys')} className="divide-y divide-line">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={reload} />
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}

function AddButton({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation()
  const isOffered = useInBrowser(canUsePasskeys)
  const { isPending, run } = usePending()
  if (!isOffered) return null

  async function add() {
    if (!(await makePasskey())) return
    toast.success(t('profile.passkeyAdded'))
    onAdded()
  }

  return (
    <Button variant="secondary" isPending={isPending} onClick={() => void run(add)}>
      <PlusIcon className="size-5" />
      {t('profile.addPasskey')}
    </Button>
  )
}

function PasskeyRow({ passkey, onRemoved }: { passkey: RestPasskey; onRemoved: () => void }) {
  const { t, lang } = useTranslation()
  const { isPending, run } = usePending()
  const name = useDeviceName(passkey.device)

  async function remove() {
    await removePasskey(passkey.id)
    toast.success(t('profile.passkeyRemoved'))
    onRemoved()
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">
          {t('profile.passkeyMade', { date: formatDay(muscatDate(passkey.created_at), lang, Date.now()) })}
          <span aria-hidden="true"> · </span>
          {passkey.last_used_at
            ? t('profile.lastUsed', { date: formatDay(muscatDate(passkey.last_used_at), lang, Date.now()) })
            : t('profile.passkeyUnused')}
        </p>
      </div>
      <Button
        variant="ghost"
        className="-mx-4 text-danger"
        isPending={isPending}
        aria-label={t('profile.removePasskeyNamed', { device: name })}
        onClick={() => void run(remove)}
      >
        {t('profile.removePasskey')}
      </Button>
    </li>
  )
}

function usePending() {
  const [isPending, setPending] = useState(false)
  async function run(work: () => Promise<void>) {
    setPending(true)
    try {
      await work()
    } catch (error) {
      showErrors(error)
    } finally {
      setPending(false)
    }
  }
  return { isPending, run }
}
