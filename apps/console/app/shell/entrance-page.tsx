import { WrenchIcon } from '@warsha/ui/icons.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { LanguageSwitch } from './language-switch.tsx'

type EntrancePageProps = { title: string; text: string; children: ReactNode }

/** Where somebody stands who is not signed in yet. */
export function EntrancePage({ title, text, children }: EntrancePageProps) {
  const { t } = useTranslation()
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="w-full max-w-sm">
        <div className="mb-6 flex items-center justify-between">
          <span className="flex items-center gap-2 font-bold">
            <span className="grid size-8 place-items-center rounded-control bg-brand text-white">
              <WrenchIcon className="size-4.5" />
            </span>
            {t('console.brand')}
          </span>
          <LanguageSwitch />
        </div>
        <div className="panel p-6 shadow-raised">
          <h1 className="text-xl font-bold leading-heading">{title}</h1>
          <p className="mt-1 text-muted">{text}</p>
          <div className="mt-6">{children}</div>
        </div>
      </div>
    </main>
  )
}
