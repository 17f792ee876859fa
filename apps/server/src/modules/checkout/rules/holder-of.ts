/** By this name the hours of a checkout are held. */
export function holderOf({ publicId }: { publicId: string }): string {
  return `checkout:${publicId}`
}
