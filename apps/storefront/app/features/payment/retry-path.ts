import type { PaymentFacts } from './finish-purchase.ts'

/** Where one tries again: at the payment while its checkout is the one of this session, which has everything kept. */
export function retryPath({ checkoutId, isWalletCharge }: PaymentFacts, reserved: string): string {
  if (isWalletCharge && !checkoutId) return '/wallet/'
  const isReserved = reserved !== '' && (!checkoutId || checkoutId === reserved)
  return isReserved ? '/payment/' : '/cart'
}
