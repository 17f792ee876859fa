/** Public pages are open to search engines; purchase, account and console pages are not. */
export function robotsText(origin: string): string {
  const closed = [
    'cart',
    'booking',
    'payment',
    'wallet',
    'my-orders',
    'my-order',
    'notifications',
    'login',
    'verify-otp',
    'address',
    'profile',
    'referral',
    'referred-login',
    'my-cars',
    'driver-visits',
    'returnable-orders',
    'return',
    'survey',
    'store',
    'high-traffic',
    'offline',
  ]
  const lines = ['User-agent: *', 'Allow: /']
  for (const locale of ['en', 'ar']) lines.push(...closed.map((path) => `Disallow: /${locale}/${path}`))
  lines.push(
    'Disallow: /console',
    'Disallow: /api/',
    'Disallow: /graphql/',
    'Disallow: /demo/',
    `Sitemap: ${origin}/sitemap.xml`,
  )
  return `${lines.join('\n')}\n`
}
