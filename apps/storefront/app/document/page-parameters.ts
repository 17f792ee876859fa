/** Query parameters that a page is made from. */
export type PageParameters = {
  names: readonly string[]
  /** The names of the catalogue's attributes count too. */
  hasFilters?: boolean
  /** May hold what belongs to one customer; no cache stores it, neither the server's nor the browser's. */
  isPrivate?: boolean
}

const none: PageParameters = { names: [] }

const afterPayment = ['checkout_id', 'psp_reference', 'is_wallet_charge', 'orderNumber']

/** By the part after the language, without the product's id; a page that is not here has no parameters. */
const parametersOfPages: ReadonlyMap<string, PageParameters> = new Map([
  ['', { names: ['category', 'cat'] }],
  ['products', { names: ['category', 'cat', 'sort', 'car'], hasFilters: true }],
  ['product', { names: ['variant'] }],
  ['search', { names: ['q', 'car'] }],
  ['high-traffic', { names: ['from'] }],
  ['payment/result', { names: ['redirect_status', ...afterPayment] }],
  ['payment/done', { names: afterPayment }],
  ['payment/success', { names: afterPayment }],
  ['payment/error', { names: afterPayment }],
  ['address/edit', { names: ['id'] }],
  ['notifications', { names: ['id', 'tab'] }],
  ['login', { names: ['driver'] }],
  ['register', { names: ['step'] }],
  ['survey', { names: ['token'] }],
  ['closed-visit', { names: ['token'] }],
])

/** The same for every visitor. A page that is not here is private, so one that is forgotten is slow, not leaked. */
const publicPages =
  /^(?:|products|product\/[^/]+|search|cart|store\/edit|high-traffic|offline|promotion(?:\/.*)?|service-centers(?:\/list\/[^/]+)?|insurance|login|referred-login|bima|support|terms-and-policy)$/

/**
 * Everything else in a query (campaign marks, made-up names) reaches neither a loader nor the key of a cached page:
 * a parameter that a route reads and that is missing here does nothing on the server.
 */
export function pageParameters(pathname: string): PageParameters {
  const page = pathname.replace(/^\/(?:en|ar)(?=[/.]|$)/, '').replace(/^\/|\/$|\.data$/g, '')
  const kind = page.replace(/^product\/[^/]+$/, 'product')
  return { ...(parametersOfPages.get(kind) ?? none), isPrivate: !publicPages.test(page) }
}
