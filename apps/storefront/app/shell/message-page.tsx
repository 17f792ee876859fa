import { classNames } from '@warsha/ui/class-names.ts'
import type { IconComponent } from '@warsha/ui/create-icon.tsx'
import type { ReactNode } from 'react'

export type MessagePageProps = {
  icon: IconComponent
  title: string
  text: string
  actions: ReactNode
  children?: ReactNode
  tone?: MessageTone
}

export type MessageTone = keyof typeof tones

const tones = {
  brand: 'bg-brand-tint text-brand',
  attention: 'bg-amber-tint text-amber-ink',
  danger: 'bg-danger-tint text-danger',
}

/** One message in the middle of the page: not found, failed, overloaded. */
export function MessagePage(props: MessagePageProps) {
  const { icon: Icon, title, text, actions, children, tone = 'brand' } = props
  return (
    <div className="page-width grid min-h-[65svh] place-items-center py-10">
      <div className="flex w-full max-w-lg flex-col items-center gap-4 text-center text-balance">
        <span className={classNames('grid size-22 place-items-center rounded-full', tones[tone])}>
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
