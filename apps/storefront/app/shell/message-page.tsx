import type { IconComponent } from '@warsha/ui/create-icon.tsx'
import type { ReactNode } from 'react'

export type MessagePageProps = {
  icon: IconComponent
  title: string
  text: string
  actions: ReactNode
  children?: ReactNode
}

/** One message in the middle of the page: not found, failed, overloaded. */
export function MessagePage({ icon: Icon, title, text, actions, children }: MessagePageProps) {
  return (
    <div className="page-width grid min-h-[65svh] place-items-center py-10">
      <div className="flex w-full max-w-lg flex-col items-center gap-4 text-center text-balance">
        <span className="grid size-22 place-items-center rounded-full bg-brand-tint text-brand">
          <Icon className="size-10" />
        </span>
        <h1 className="mt-2 text-xl font-bold leading-heading">{title}</h1>
        <p className="text-muted">{text}</p>
        {children}
        <div className="mt-3 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">{actions}</div>
      </div>
    </div>
  )
}
