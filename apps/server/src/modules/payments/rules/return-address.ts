/** Where a shopper comes back to: `host` is an origin of ours with its language, `https://shop.example.om/ar`. */
export type ReturnAddress = {
  host: string
  /** As the outside world calls it; none for a top-up of the wallet. */
  checkoutId: string | undefined
}

/** The page that the result of a payment leads on from. Its parameters steer the screen and decide nothing. */
export function resultUrl(
  { host, checkoutId }: ReturnAddress,
  { status, pspReference }: { status: 'succeeded' | 'failed'; pspReference: string },
): string {
  const parameters: [string, string][] = [
    ['redirect_status', status],
    ...(checkoutId ? [['checkout_id', checkoutId] as [string, string]] : []),
    ['psp_reference', pspReference],
    ...(checkoutId ? [] : [['is_wallet_charge', 'true'] as [string, string]]),
  ]
  return `${host}/payment/result?${parameters.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`
}

export function cancelUrl({ host, checkoutId }: ReturnAddress): string {
  return `${host}/payment/cancel/${checkoutId ? `?checkout_id=${encode(checkoutId)}` : ''}`
}

/** A gateway's own `{PLACEHOLDER}` is left for it to fill in. */
function encode(value: string): string {
  return /^\{[A-Z_]+\}$/.test(value) ? value : encodeURIComponent(value)
}
