/** By this name the hours of a checkout are held. */
export function holderOf({ publicId }: { publicId: string }): string {
  return `checkout:${publicId}`
}

/** The checkout behind a holder's name; undefined for other holders. */
export function checkoutOf(holder: string): string | undefined {
  return holder.startsWith('checkout:') ? holder.slice('checkout:'.length) : undefined
}
