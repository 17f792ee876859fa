import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { type Baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { Button } from '@warsha/ui/button.tsx'
import { cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { Price } from '@warsha/ui/price.tsx'
import { useId } from 'react'
import { Link } from 'react-router'
import { StepBar } from '~/purchase/step-bar.tsx'
import { useCart } from '~/session/groups/cart.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import type { ConfirmObstacle } from './confirm-state.ts'
import { DeliveryRules } from './delivery-rules.tsx'
import type { useDeliveryRules } from './use-delivery-rules.ts'

export type ConfirmPanelProps = {
  rules: ReturnType<typeof useDeliveryRules>
  obstacle: ConfirmObstacle | null
  isSignedIn: boolean
  isPending: boolean
  onConfirm: () => void
}

/** Rules, terms and the step on to the payment, with what it will cost. */
export function ConfirmPanel(props: ConfirmPanelProps) {
  const { rules, ...confirm } = props
  const { obstacle } = confirm
  const { t, lang } = useTranslation()
  const totals = useCart((cart) => cart.totals)
  return (
    <>
      <section
        className={classNames(cardClass, 'p-4 sm:sticky sm:top-[calc(var(--header-height)+1rem)] lg:p-5')}
      >
        <DeliveryRules {...rules} />
        <div className="mt-3 border-t border-line pt-2">
          <p className="text-sm text-muted">{t('booking.terms.accept')}</p>
          <Link
            to={localePath(lang, '/terms-and-policy')}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-brand underline underline-offset-4"
          >
            {t('booking.terms.read')}
          </Link>
        </div>
        <dl className="mt-2 grid gap-2 border-t border-line pt-3 text-sm">
          <Amount
            label={t('booking.confirm.fees')}
            baisa={totals.service_fee}
            unknown={obstacle?.kind === 'unbooked' ? t('booking.confirm.feesLater') : undefined}
          />
          <Amount label={t('booking.confirm.total')} baisa={totals.payable_amount} isTotal />
        </dl>
        <div className="mt-4 hidden lg:block">
          <Confirm {...confirm} />
        </div>
      </section>
      <StepBar>
        <Confirm {...confirm} isBar />
      </StepBar>
    </>
  )
}

type ConfirmProps = Pick<ConfirmPanelProps, 'obstacle' | 'isSignedIn' | 'isPending' | 'onConfirm'>

function Confirm({
  obstacle,
  isSignedIn,
  isPending,
  onConfirm,
  isBar = false,
}: ConfirmProps & { isBar?: boolean }) {
  const { t, lang } = useTranslation()
  const id = useId()
  const payable = useCart((cart) => cart.totals.payable_amount)
  const note = obstacle ? obstacleText(t, obstacle) : isSignedIn ? null : t('booking.confirm.signIn')
  const { amount, currency } = formatPrice(payable, lang)
  return (
    <div className={isBar ? 'flex flex-1 items-center gap-4' : 'grid gap-3'}>
      <p id={id} className={classNames('min-w-0 flex-1', !isBar && 'empty:hidden')}>
        {note && (
          <span
            className={classNames(
              'block text-sm leading-heading',
              obstacle ? 'text-amber-ink' : 'text-muted',
            )}
          >
            {note}
          </span>
        )}
        {isBar && !note && (
          <>
            <span className="block text-xs text-muted">{t('booking.confirm.total')}</span>
            <Price amount={amount} currency={currency} className="text-lg" />
          </>
        )}
      </p>
      <Button
        size="step"
        disabled={obstacle !== null}
        isPending={isPending}
        aria-describedby={id}
        onClick={onConfirm}
        className={isBar ? 'w-44 shrink-0' : 'w-full'}
      >
        {t('booking.confirm.label')}
      </Button>
    </div>
  )
}

function obstacleText(t: ReturnType<typeof useTranslation>['t'], obstacle: ConfirmObstacle): string {
  if (obstacle.kind === 'unbooked') return t('booking.confirm.unbooked', { count: obstacle.count })
  return t('booking.confirm.rules')
}

type AmountProps = {
  label: string
  baisa: Baisa
  /** In place of an amount that is nothing as yet. */
  unknown?: string
  isTotal?: boolean
}

function Amount({ label, baisa, unknown, isTotal = false }: AmountProps) {
  const { lang } = useTranslation()
  const { amount, currency } = formatPrice(baisa, lang)
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className={isTotal ? 'text-field font-bold' : 'text-muted'}>{label}</dt>
      <dd className="text-end">
        {unknown && baisa === noBaisa ? (
          unknown
        ) : (
          <Price amount={amount} currency={currency} size={isTotal ? 'large' : 'normal'} />
        )}
      </dd>
    </div>
  )
}
