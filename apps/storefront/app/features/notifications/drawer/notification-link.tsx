import { buttonClass } from '@warsha/ui/button.tsx'
import { useTranslation } from '~/session/messages.ts'
import { linkTarget } from './link-target.ts'
import { TargetLink } from './target-link.tsx'

/** Where the notification wants to lead. */
export function NotificationLink({ link }: { link: string }) {
  const { t, lang } = useTranslation()
  const target = typeof location === 'undefined' ? null : linkTarget(link, location.origin)
  if (!target) return null
  return (
    <TargetLink target={target} lang={lang} className={buttonClass({ size: 'step', isFullWidth: true })}>
      {t('notifications.drawer.link')}
    </TargetLink>
  )
}
