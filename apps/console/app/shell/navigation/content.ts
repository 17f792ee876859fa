import { listEditedPagesCall } from '@warsha/contract/console/content/pages.calls.ts'
import { listFaqCall } from '@warsha/contract/console/content/texts.calls.ts'
import { listBroadcastsCall } from '@warsha/contract/console/notifications/broadcasts.calls.ts'
import { listCommentsCall } from '@warsha/contract/console/surveys/comments.calls.ts'
import { BellIcon } from '@warsha/ui/icons.tsx'
import { CommentIcon, DocumentIcon, HelpIcon } from '@warsha/ui/later-icons.tsx'
import type { Screen } from './screen.ts'

export const contentScreens: readonly Screen[] = [
  {
    path: '/pages',
    title: 'console.nav.pages',
    icon: DocumentIcon,
    access: listEditedPagesCall.access,
    key: 'KeyN',
  },
  {
    path: '/texts',
    title: 'console.nav.texts',
    icon: HelpIcon,
    access: listFaqCall.access,
  },
  {
    path: '/notifications',
    title: 'console.nav.notifications',
    icon: BellIcon,
    access: listBroadcastsCall.access,
    key: 'KeyU',
  },
  {
    path: '/surveys',
    title: 'console.nav.surveys',
    icon: CommentIcon,
    access: listCommentsCall.access,
    key: 'KeyQ',
  },
]
