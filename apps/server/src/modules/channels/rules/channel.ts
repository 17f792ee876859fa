/** One of the shop's storefronts. */
export type Channel = {
  id: number
  slug: string
  name: string
  currency: string
  isActive: boolean
  /** ISO 3166-1 alpha-2. */
  defaultCountry: string
}
