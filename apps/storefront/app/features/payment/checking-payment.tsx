import { useTranslation } from '~/session/messages.ts'

/** Placeholder while the server asks the gateway. */
export function CheckingPayment() {
  const { t } = useTranslation()
  return (
    <p role="status" className="page-width grid min-h-[50svh] place-items-center py-10 text-muted">
      {t('payment.result.checking')}
    </p>
  )
}
