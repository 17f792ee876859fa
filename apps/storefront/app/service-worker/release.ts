/** One build of the shop, as the service worker that was built with it knows it. */
export type Release = {
  /** Name of the file that every page of this build names, and no page of another one. */
  manifest: string
  /** Every file of the build with its checksum, as `integrity` has it. */
  files: Readonly<Record<string, string>>
  /** The files without which the offline page, the cart and the orders would not open. */
  required: readonly string[]
}

/** Stands for every page that cannot be fetched; its pages in both languages are stored with the release. */
export const offlinePages = ['/en/offline', '/ar/offline'] as const

declare global {
  /** Written into the worker by the build. */
  var builtRelease: Release
}
