import { isolate } from '@warsha/contract/formats/isolate.ts'
import { useTranslation } from '~/session/messages.ts'

/** Which browser on which system, by what it calls itself. Names of products are the same in every language. */
export function deviceOf(userAgent: string): { browser: string; system: string } | null {
  const browser = nameIn(userAgent, browsers)
  const system = nameIn(userAgent, systems)
  return browser && system ? { browser, system } : null
}

export function useDeviceName(userAgent: string): string {
  const { t } = useTranslation()
  const device = deviceOf(userAgent)
  return device
    ? t('profile.deviceOn', { browser: isolate(device.browser), system: isolate(device.system) })
    : t('profile.unknownDevice')
}

type Known = readonly (readonly [mark: string, name: string])[]

// The order decides: most browsers also claim to be the ones below them.
const browsers: Known = [
  ['Edg', 'Edge'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['OPR/', 'Opera'],
  ['FxiOS/', 'Firefox'],
  ['Firefox/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
]

const systems: Known = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
]

function nameIn(userAgent: string, known: Known): string | undefined {
  return known.find(([mark]) => userAgent.includes(mark))?.[1]
}
