import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { useTranslation } from '~/session/messages.ts'
import type { MoneyMoved } from './money-moved.ts'

type MoneyNoteProps = {
  moved: MoneyMoved | null
  /** The customer has cancelled the payment, with which nothing is reserved any more. */
  isGivenUp?: boolean
}

/** Says in plain words whether money moved. It is there from the start, so that its words are read out when they come. */
export function MoneyNote({ moved, isGivenUp = false }: MoneyNoteProps) {
  const { t } = useTranslation()
  return (
    <div
      role="status"
      className="w-full rounded-card border border-line bg-surface p-4 text-start text-pretty"
    >
      {moved ? (
        <MoneyWords moved={moved} isGivenUp={isGivenUp} />
      ) : (
        <p className="text-muted">{t('payment.result.checking')}</p>
      )}
    </div>
  )
}

function MoneyWords({ moved, isGivenUp }: { moved: MoneyMoved; isGivenUp: boolean }) {
  const { t, lang } = useTranslation()
  const hint = isGivenUp && moved.money === 'not_charged' ? 'given_up' : moved.money
  const amount = moved.money === 'wallet' ? isolate(formatPrice(moved.walletAmount, lang).text) : ''
  return (
    <>
      <p className="font-semibold">{t(`payment.money.${moved.money}`, { amount })}</p>
      <p className="mt-1 text-sm text-muted">{t(`payment.moneyHint.${hint}`)}</p>
    </>
  )
}
