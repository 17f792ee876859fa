import { noBaisa } from '@warsha/contract/money/baisa.ts'
import type { PaymentSplit } from '@warsha/contract/payments/split-payment.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { loginStore } from '~/session/groups/login.ts'
import { useTranslation } from '~/session/messages.ts'
import { flushSession } from '~/session/persisted-state.ts'
import { showErrors } from '~/session/show-errors.ts'
import { donePath, errorPath, finishPurchase, type PaymentFacts } from './finish-purchase.ts'
import { findPayerProblems, type Payer, type PayerField, type PayerProblem } from './payer-form.ts'
import {
  completeCheckout,
  holdWallet,
  type Payable,
  type Started,
  startPayment,
  storePayer,
} from './payment-calls.ts'

type Choice = {
  payer: Payer
  gatewayId: string
  split: PaymentSplit
  onRefused: () => void
}

/** Problems of the form, by code: the page says them in its language. */
export type PayProblems = Partial<Record<PayerField, PayerProblem> & { gateway: 'METHOD_MISSING' }>

/** Checks who pays and how. The wallet sets its part aside first, then the gateway is asked for the rest, if any is left. */
export function usePay(payable: Payable, { payer, gatewayId, split, onRefused }: Choice) {
  const { t, lang } = useTranslation()
  const navigate = useNavigate()
  const [flagged, setFlagged] = useState<readonly string[]>([])
  const [isPending, setPending] = useState(false)
  const isRunning = useRef(false)
  const needsGateway = split.gateway > 0
  const found: PayProblems = {
    ...findPayerProblems(payer, payable.asked),
    ...(needsGateway && !payable.options.some(({ id }) => id === gatewayId) && { gateway: 'METHOD_MISSING' }),
  }
  // Problems appear only after the first try to pay, and disappear when they are corrected.
  const problems: PayProblems = Object.fromEntries(
    Object.entries(found).filter(([field]) => flagged.includes(field)),
  )

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isRunning.current) return
    const fields = Object.keys(found)
    setFlagged(fields)
    const [first] = fields
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    isRunning.current = true
    setPending(true)
    const isLeaving = await pay().catch(refused)
    // A button that can be pressed once more while the browser is on its way would start a second payment.
    if (isLeaving) return
    isRunning.current = false
    setPending(false)
    onRefused()
  }

  async function pay(): Promise<boolean> {
    const refusals = await storePayer(payable, payer)
    if (refusals.length > 0) return refused(refusals)
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
    // The page after a failure is about this payment, not about one by card before it.
    loginStore.setState({ transactionId: '' })
    const facts: PaymentFacts = { checkoutId: payable.id, pspReference: held?.pspReference }
    const { orderNumber, errors: reason } = await completeCheckout(payable.id).catch(noOrder)
    if (!orderNumber) {
      showErrors(reason)
      void navigate(errorPath(lang, facts), { replace: true })
      return true
    }
    const done = donePath(lang, { ...facts, orderNumber, isWalletCharge: held !== undefined })
    finishPurchase(payable.id)
    void navigate(done, { replace: true })
    return true
  }

  return { problems, isPending, submit }
}

function refused(reason: unknown): false {
  showErrors(reason)
  return false
}

function noOrder(error: unknown): { orderNumber: null; errors: unknown } {
  return { orderNumber: null, errors: error }
}
