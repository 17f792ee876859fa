import { ProfilePage } from '~/features/identity/profile/profile-page.tsx'
import { ProfileSkeleton } from '~/features/identity/profile/profile-skeleton.tsx'
import { loadTexts } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useCustomersOnly } from '~/session/use-guard.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/profile.ts'

export const handle = {
  texts: await loadTexts(...routeTexts.profile),
  header: 'back',
  title: 'profile.title',
  hasFooter: false,
  isAccount: true,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('profile.seo.title'),
    description: t('profile.seo.description'),
    isPrivate: true,
  }))
}

export default function ProfileRoute() {
  return useCustomersOnly() ? <ProfilePage /> : <ProfileSkeleton />
}
