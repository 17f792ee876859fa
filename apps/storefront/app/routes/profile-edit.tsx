import { EditProfilePage, EditProfileSkeleton } from '~/features/identity/profile/edit-profile-page.tsx'
import { loadTexts } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useCustomersOnly } from '~/session/use-guard.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/profile-edit.ts'

export const handle = {
  texts: await loadTexts(...routeTexts.profile),
  header: 'back',
  title: 'profile.editTitle',
  backTo: '/profile/',
  hasFooter: false,
  isAccount: true,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('profile.seo.editTitle'),
    description: t('profile.seo.editDescription'),
    isPrivate: true,
  }))
}

export default function EditProfileRoute() {
  return useCustomersOnly() ? <EditProfilePage /> : <EditProfileSkeleton />
}
