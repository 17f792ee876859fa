import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { isolateName } from '@warsha/contract/formats/isolate-name.ts'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useLoaded } from '~/session/use-loaded.ts'
import { readRemainingBalance } from './own-account-calls.ts'

/** Says what is left in the wallet before it shows how to go on; nothing goes on until that is known. */
export function BalanceWarning({ children }: { children: ReactNode }) {
  const { t, lang } = useTranslation()
  const { value: balance } = useLoaded(lang, readRemainingBalance)
  if (balance === null) return null
  const amount = isolateName(formatPrice(balance, lang).text)
  return (
    <>
      {balance > 0 && (
        <p role="alert" className="rounded-control bg-danger-tint p-3 text-sm text-danger">
          {t('profile.deleteBalance', { amount })}
        </p>
      )}
      {children}
    </>
  )
}
