const apiPath = /^\/(?:api|graphql|health|demo|media|thumbnail|events|explorer|assets)(?:\/|\?|$)/

/** Addresses that programs call: what fails there is told as JSON, everywhere else as a page. */
export function isApiPath(url: string): boolean {
  return apiPath.test(url)
}
