import { applyPercent, type Baisa, noBaisa } from '@warsha/contract/money/baisa.ts'

/** A way to pay, as the shop's one payment app offers it. */
export type PaymentOption = { id: string; name: string; logo: string; feePercentage: number }

/** Paid out of the wallet, which is a switch of its own and no gateway. */
const walletId = 'WALLET'

/** Reads the open `data` of the payment app: what has no id or name is no way to pay. */
export function readPaymentOptions(data: unknown): PaymentOption[] {
  const options = isRecord(data) && Array.isArray(data.payment_options) ? data.payment_options : []
  return options.filter(isRecord).flatMap(({ id, name, logo, fee_percentage: fee }) => {
    if (typeof id !== 'string' || typeof name !== 'string' || id === walletId) return []
    return {
      id,
      name,
      logo: typeof logo === 'string' ? logo : '',
      feePercentage: typeof fee === 'number' && fee > 0 ? fee : 0,
    }
  })
}

/** What the gateway adds for itself to what is charged through it. */
export function gatewayFee(charged: Baisa, option: PaymentOption | undefined): Baisa {
  return option && option.feePercentage > 0 ? applyPercent(charged, option.feePercentage) : noBaisa
}

/** Where the payment goes on, by the open `data` of a started transaction. */
export function readPaymentUrl(data: unknown): string | null {
  if (!isRecord(data) || typeof data.url !== 'string' || !URL.canParse(data.url)) return null
  return /^https?:$/.test(new URL(data.url).protocol) ? data.url : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
