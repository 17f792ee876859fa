import { appVersion } from '@warsha/contract/app-version.ts'
import type { ShopSettings } from '@warsha/contract/client/storefront-context.ts'
import type { Config } from '#config/config.ts'
import { demoInsurancePath } from '#host/demo/insurance-page.ts'

/** Settings of the configuration that every page knows. */
export function shopSettings(
  config: Config,
): Omit<
  ShopSettings,
  'channel' | 'isCampaignHost' | 'sisterStoreUrl' | 'supportPhone' | 'supportEmail' | 'whatsappNumber'
> {
  return {
    brandName: { en: config.BRAND_NAME_EN, ar: config.BRAND_NAME_AR },
    insuranceUrl: config.INSURANCE_FRAME_URL ?? (config.demo ? demoInsurancePath : null),
    mapTiles: config.MAP_TILES_URL
      ? {
          url: config.MAP_TILES_URL,
          attribution: config.MAP_ATTRIBUTION,
          maxZoom: config.MAP_MAX_ZOOM,
        }
      : null,
    minAppVersion: config.MIN_APP_VERSION ?? null,
    version: appVersion,
    isDemo: config.demo,
  }
}

/** Where the sister shop is for a page of this origin: as configured, else the same server under its first sister host. */
export function sisterStoreUrl(
  { SISTER_STORE_URL, CHANNEL_SISTER_HOSTS }: Pick<Config, 'SISTER_STORE_URL' | 'CHANNEL_SISTER_HOSTS'>,
  origin: string,
): string | null {
  if (SISTER_STORE_URL) return SISTER_STORE_URL
  const [host] = CHANNEL_SISTER_HOSTS
  if (!host) return null
  const { protocol, port } = new URL(origin)
  return `${protocol}//${host}${port && `:${port}`}`
}
