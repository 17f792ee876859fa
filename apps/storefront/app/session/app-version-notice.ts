import { appVersion } from '@warsha/contract/app-version.ts'
import { currentTranslation } from './messages.ts'
import { toast } from './toasts.ts'

let isTold = false

/** The shop asks for a newer build than this page runs: says so once, with a way to get it. */
export function noticeMinAppVersion(minimum: string): void {
  if (isTold || !isOlder(appVersion, minimum)) return
  isTold = true
  noticeNewVersion()
}

/** A page goes on with the build it has, until it needs a part that only the newer one has. */
export function noticeNewVersion(): void {
  const { t } = currentTranslation()
  toast.info(`${t('shell.update.title')}. ${t('shell.update.text')}`, {
    id: 'app-version',
    action: { label: t('shell.update.reload'), onSelect: () => location.reload() },
  })
}

export function isOlder(version: string, minimum: string): boolean {
  const [own, wanted] = [version, minimum].map((text) => text.split('.').map(Number))
  for (let at = 0; at < 3; at++) {
    const difference = (own?.[at] || 0) - (wanted?.[at] || 0)
    if (difference !== 0) return difference < 0
  }
  return false
}
