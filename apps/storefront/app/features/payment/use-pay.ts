import { noBaisa } from '@warsha/contract/money/baisa.ts'
import type { PaymentSplit } from '@warsha/contract/payments/split-payment.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { loginStore } from '~/session/groups/login.ts'
import { useTranslation } from '~/session/messages.ts'
import { flushSession } from '~/session/persisted-state.ts'
import { showErrors } from '~/session/show-errors.ts'
import { donePath, errorPath, finishPurchase, type PaymentFacts } from './finish-purchase.ts'
import { findPayerProblems, type Payer, type PayerField } from './payer-form.ts'
import { completeCheckout, holdWallet, type Payable, type Started, startPayment } from './payment-calls.ts'
import { rememberPayer } from './pending-payer.ts'

type Choice = {
  payer: Payer
  locked: readonly PayerField[]
  gatewayId: string
  split: PaymentSplit
  onRefused: () => void
}
type PayErrors = Partial<Record<PayerField | 'gateway', string>>

/** Checks who pays and how. The wallet sets its part aside first, then the gateway is asked for the rest, if any is left. */
export function usePay(payable: Payable, { payer, locked, gatewayId, split, onRefused }: Choice) {
  const { t, lang } = useTranslation()
  const navigate = useNavigate()
  const [errors, setErrors] = useState<PayErrors>({})
  const [isPending, setPending] = useState(false)
  const isRunning = useRef(false)
  const needsGateway = split.gateway > 0

  function findErrors(): PayErrors {
    const problems = Object.entries(findPayerProblems(payer, payable.asked)).map(([field, problem]) => [
      field,
      t(`refusals.${problem}`),
    ])
    const isMissing = needsGateway && !payable.options.some(({ id }) => id === gatewayId)
    return { ...Object.fromEntries(problems), ...(isMissing && { gateway: t('payment.methodMissing') }) }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isRunning.current) return
    const found = findErrors()
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    isRunning.current = true
    setPending(true)
    rememberPayer(typedBy(payer, locked))
    const isLeaving = await pay().catch(refused)
    // A button that can be pressed once more while the browser is on its way would start a second payment.
    if (isLeaving) return
    isRunning.current = false
    setPending(false)
    onRefused()
  }

  async function pay(): Promise<boolean> {
    const held = split.wallet > noBaisa ? await holdWallet(payable.id, split.wallet) : undefined
    if (held && held.errors.length > 0) return refused(held.errors)
    return needsGateway ? goToGateway() : placeOrder(held)
  }

  async function goToGateway(): Promise<boolean> {
    const { gateway: amount } = split
    const {
      url,
      transactionId,
      errors: refusals,
    } = await startPayment(payable.id, { gatewayId, lang, amount })
    if (!url) return refused(reasonsOf(refusals))
    loginStore.setState({ transactionId })
    flushSession()
    window.location.assign(url)
    return true
  }

  /** A gateway that gives no reason has failed all the same. */
  function reasonsOf(refusals: Started['errors']): Started['errors'] {
    const failed = t('errors.payment.failed')
    return refusals.length > 0
      ? refusals.map((refusal) => ({ ...refusal, message: refusal.message || failed }))
      : [{ message: failed }]
  }

  async function placeOrder(held: Started | undefined): Promise<boolean> {
    const facts: PaymentFacts = { checkoutId: payable.id, pspReference: held?.pspReference }
    const { orderNumber, errors: reason } = await completeCheckout(payable.id).catch(noOrder)
    if (!orderNumber) {
      showErrors(reason)
      void navigate(errorPath(lang, facts), { replace: true })
      return true
    }
    const done = donePath(lang, { ...facts, orderNumber, isWalletCharge: held !== undefined })
    finishPurchase()
    void navigate(done, { replace: true })
    return true
  }

  return { errors, isPending, submit }
}

function refused(reason: unknown): false {
  showErrors(reason)
  return false
}

function noOrder(error: unknown): { orderNumber: null; errors: unknown } {
  return { orderNumber: null, errors: error }
}

function typedBy(payer: Payer, locked: readonly PayerField[]): Partial<Payer> {
  const typed = Object.entries(payer).filter(([field]) => !locked.includes(field as PayerField))
  return Object.fromEntries(typed.map(([field, value]) => [field, value.trim()]))
}
