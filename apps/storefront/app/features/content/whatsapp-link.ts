/** Opens a chat with the shop, the greeting already typed. */
export function whatsappLink(number: string, greeting: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(greeting)}`
}
