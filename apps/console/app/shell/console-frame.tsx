import { Drawer } from '@warsha/ui/drawer.tsx'
import { WrenchIcon } from '@warsha/ui/icons.tsx'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '~/session/messages.ts'
import { ConsoleHeader } from './console-header.tsx'
import { ConsoleKeys } from './console-keys.tsx'
import { useOwnDocument } from './own-document.ts'
import { QuestionsHost } from './questions-host.tsx'
import { ScreenLinks } from './screen-links.tsx'
import { ToastHost } from './toast-host.tsx'

/** Menu, header and the layers above a screen. */
export function ConsoleFrame({ isLoading, children }: { isLoading: boolean; children: ReactNode }) {
  const { t } = useTranslation()
  const { key } = useLocation()
  const [menuAt, setMenuAt] = useState<string>()
  useOwnDocument()

  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-brand px-4 py-2 text-white focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
      >
        {t('console.skip')}
      </a>
      <aside className="hidden border-e border-line bg-surface lg:block">
        <div className="sticky top-0 flex h-dvh flex-col pt-3">
          <Brand />
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-4 [scrollbar-width:thin]">
            <ScreenLinks />
          </div>
        </div>
      </aside>
      <div className="flex min-w-0 flex-col">
        <ConsoleHeader onOpenMenu={() => setMenuAt(key)} />
        <main id="content" tabIndex={-1} aria-busy={isLoading} className="min-w-0 flex-1 outline-none">
          {children}
        </main>
      </div>
      <Drawer
        // A screen that was chosen closes the menu.
        isOpen={menuAt === key}
        onClose={() => setMenuAt(undefined)}
        side="start"
        title={t('console.brand')}
        closeLabel={t('console.nav.close')}
      >
        <div className="p-3">
          <ScreenLinks />
        </div>
      </Drawer>
      <ConsoleKeys />
      <ToastHost />
      <QuestionsHost />
    </div>
  )
}

function Brand() {
  const { t } = useTranslation()
  return (
    <Link to="/" className="mx-3 mb-3 flex h-8 shrink-0 items-center gap-2 rounded-control px-2 font-bold">
      <span className="grid size-7 place-items-center rounded-lg bg-brand text-white">
        <WrenchIcon className="size-4" />
      </span>
      {t('console.brand')}
    </Link>
  )
}
