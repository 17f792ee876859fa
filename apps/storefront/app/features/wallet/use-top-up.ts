import { type FormEvent, useState } from 'react'
import { loginStore } from '~/session/groups/login.ts'
import { useTranslation } from '~/session/messages.ts'
import { flushSession } from '~/session/persisted-state.ts'
import { showErrors } from '~/session/show-errors.ts'
import { toast } from '~/session/toasts.ts'
import { useLoad } from '~/session/use-load.ts'
import { readTopUp } from './top-up-amount.ts'
import { chargeWallet, listGateways, type TopUpRequest } from './wallet-calls.ts'

/** The amount, the way to pay, and the start of a top-up; it needs both. */
export function useTopUp({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t, lang } = useTranslation()
  const { value: gateways } = useLoad(['top-up-gateways'], listGateways)
  const [text, setText] = useState('')
  const [chosen, chooseGateway] = useState('')
  const [isSending, setSending] = useState(false)
  const rial = readTopUp(text)
  // A customer with one way to pay need not choose it.
  const only = gateways?.length === 1 ? gateways[0]?.id : undefined
  const gatewayId = chosen || (only ?? '')
  const isReady = rial !== undefined && gatewayId !== ''

  async function start(topUp: TopUpRequest) {
    setSending(true)
    try {
      const started = await chargeWallet(topUp)
      if (!started?.success) {
        toast.error(started?.message ?? t('errors.generic'))
      } else if (started.hasNavigation && started.url) {
        loginStore.setState({ transactionId: started.transactionId ?? '' })
        flushSession()
        window.location.assign(started.url)
        return
      } else {
        toast.success(t('wallet.topUp.done'))
        onDone()
        onClose()
      }
    } catch (error) {
      showErrors(error)
    }
    setSending(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (rial === undefined || !gatewayId || isSending) return
    void start({ amount: rial, gatewayId, callbackHost: `${window.location.origin}/${lang}` })
  }

  const isAmountWrong = text !== '' && rial === undefined
  return { gateways, gatewayId, chooseGateway, text, setText, isAmountWrong, isReady, isSending, submit }
}
