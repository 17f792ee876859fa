/** One import of a file: where it comes from, what it means, and whether only types are taken. */
export type Arrow = {
  file: string
  /** Undefined for what npm or Node brings. */
  target: string | undefined
  isTypeOnly: boolean
  isTest: boolean
}
