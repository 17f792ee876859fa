import { type Baisa, baisa, noBaisa } from '@warsha/contract/money/baisa.ts'

/** A way to pay, as the shop's one payment app offers it. */
export type PaymentOption = { id: string; name: string; logo: string; feePercentage: number }

/** Paid out of the wallet, which is a switch of its own and no gateway. */
export const walletId = 'WALLET'

/** Reads the open `data` of the payment app: an entry without id or name is no way to pay. */
export function readPaymentOptions(data: unknown): PaymentOption[] {
  return optionsOf(data).flatMap(({ id, name, logo, fee_percentage: fee }) => {
    if (typeof id !== 'string' || typeof name !== 'string' || id === walletId) return []
    return {
      id,
      name,
      logo: typeof logo === 'string' ? logo : '',
      feePercentage: feeOf(fee),
    }
  })
}

/** Balance of the wallet that can pay here, and the fee for it; nothing when the shop offers none. */
export type WalletOption = { balance: Baisa; feePercentage: number }

export function readWalletOption(data: unknown): WalletOption {
  const wallet = optionsOf(data).find(({ id }) => id === walletId)
  const { balance, fee_percentage: fee } = wallet ?? {}
  return {
    balance: typeof balance === 'number' && balance > 0 ? baisa(Math.round(balance * 1000)) : noBaisa,
    feePercentage: feeOf(fee),
  }
}

/** Where the payment goes on, by the open `data` of a started transaction. */
export function readPaymentUrl(data: unknown): string | null {
  if (!isRecord(data) || typeof data.url !== 'string' || !URL.canParse(data.url)) return null
  return /^https?:$/.test(new URL(data.url).protocol) ? data.url : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function optionsOf(data: unknown): Record<string, unknown>[] {
  const options = isRecord(data) && Array.isArray(data.payment_options) ? data.payment_options : []
  return options.filter(isRecord)
}

/** Only a fee above zero is one. */
function feeOf(fee: unknown): number {
  return typeof fee === 'number' && fee > 0 ? fee : 0
}
