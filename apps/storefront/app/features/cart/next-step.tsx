import { Button, buttonClass } from '@warsha/ui/button.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { type MouseEvent, useId } from 'react'
import { Link, useNavigate } from 'react-router'
import { useCart } from '~/session/groups/cart.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { useLatestCall } from '~/session/use-latest-call.ts'
import { checkCart } from './check-cart.ts'

/** On to the booking, once the place is known to have everything. */
export function NextStep({ hasReason = true }: { hasReason?: boolean }) {
  const { t, lang } = useTranslation()
  const reasonId = useId()
  const toChange = useCart((cart) => cart.lines.filter((line) => line.error !== null).length)
  const booking = localePath(lang, '/booking')
  const { isPending, leave } = useLeave(booking)
  const look = { size: 'step', isFullWidth: true } as const

  if (toChange > 0) {
    return (
      <>
        {hasReason && (
          <p id={reasonId} className="mb-3 text-sm text-danger">
            {t('cart.blocked', { count: toChange })}
          </p>
        )}
        <Button {...look} disabled aria-describedby={hasReason ? reasonId : undefined}>
          {t('cart.next')}
        </Button>
      </>
    )
  }
  return (
    <Link
      to={booking}
      aria-busy={isPending || undefined}
      className={classNames(buttonClass(look), isPending && 'pending-line')}
      onClick={leave}
    >
      {t('cart.next')}
    </Link>
  )
}

function useLeave(to: string) {
  const navigate = useNavigate()
  const { run, isPending } = useLatestCall()

  async function leave(event: MouseEvent<HTMLAnchorElement>) {
    // A new tab or window opens its own page, which looks after itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!isPending && (await run(checkCart))) navigate(to)
  }

  return { isPending, leave }
}
