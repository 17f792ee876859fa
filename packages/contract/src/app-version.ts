import manifest from '../package.json' with { type: 'json' }

/** Shown in the side menu and sent as `app-version`. Apart from the constants, so that only its readers load it. */
export const appVersion: string = manifest.version
