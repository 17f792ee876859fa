import { Button } from '@warsha/ui/button.tsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import './orders-soon.css'

const stayMs = 10_000

export type OrdersSoonProps = { isTopUp?: boolean }

/** Opens the orders, or the wallet after a top-up, in ten seconds, at once when pressed, and never for who wants to stay. */
export function OrdersSoon({ isTopUp = false }: OrdersSoonProps) {
  const { t, lang } = useTranslation()
  const navigate = useNavigate()
  const [isPaused, setPaused] = useState(false)
  const link = useRef<HTMLButtonElement>(null)
  const open = useCallback(
    () => void navigate(localePath(lang, isTopUp ? '/wallet/' : '/my-orders'), { replace: true }),
    [lang, navigate, isTopUp],
  )

  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(open, stayMs)
    return () => clearTimeout(timer)
  }, [isPaused, open])

  function stay() {
    setPaused(true)
    // The pressed button goes away, and the focus would go with it.
    link.current?.focus()
  }

  return (
    <div className="mt-2 grid w-full gap-2">
      <button
        ref={link}
        type="button"
        onClick={open}
        className="relative min-h-13 w-full overflow-hidden rounded-control bg-brand px-6 font-semibold text-white"
      >
        {!isPaused && <span aria-hidden className="orders-soon absolute inset-0 bg-brand-deep" />}
        <span className="relative">{t(isTopUp ? 'payment.done.toWallet' : 'payment.done.toOrders')}</span>
      </button>
      {!isPaused && (
        <p className="flex flex-wrap items-center justify-center gap-2 text-sm text-muted">
          {t(isTopUp ? 'payment.done.walletSoon' : 'payment.done.soon')}
          <Button variant="ghost" size="small" onClick={stay}>
            {t('payment.done.pause')}
          </Button>
        </p>
      )}
    </div>
  )
}
