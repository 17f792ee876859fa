import { cardClass } from '@warsha/ui/card.tsx'
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
  /** Where no footer follows: a way to reach people. The message is then in the middle of the screen. */
  help?: ReactNode
}

export type MessageTone = keyof typeof tones

const tones = {
  brand: 'bg-brand-tint text-brand',
  attention: 'bg-amber-tint text-amber-ink',
  danger: 'bg-danger-tint text-danger',
}

/** One message in the middle of the page: not found, failed, overloaded. */
export function MessagePage(props: MessagePageProps) {
  const { icon: Icon, title, text, actions, children, tone = 'brand', help } = props
  return (
    <div
      className={classNames(
        'page-width grid place-items-center',
        children ? 'py-5 sm:py-10' : 'py-4 sm:py-10',
        help ? 'min-h-[calc(100svh-var(--header-height)-50px)]' : 'min-h-[65svh]',
      )}
    >
      <div
        className={classNames(
          'flex w-full max-w-lg flex-col items-center text-center text-balance',
          children ? 'gap-3 sm:gap-4' : classNames(cardClass, 'gap-4 px-5 py-8 sm:p-10'),
        )}
      >
        {/* On a phone the action has to be in sight below whatever follows the words. */}
        <span
          className={classNames(
            'grid place-items-center',
            children ? 'size-16 sm:size-22' : 'size-22',
            `rounded-full ${tones[tone]}`,
          )}
        >
          <Icon className={children ? 'size-8 sm:size-10' : 'size-10'} />
        </span>
        <h1 className={classNames('text-xl font-bold leading-heading', children ? 'sm:mt-2' : 'mt-2')}>
          {title}
        </h1>
        <p className="text-muted">{text}</p>
        {children}
        <div className="mt-3 flex w-full flex-col gap-3 sm:w-auto sm:flex-row sm:flex-wrap sm:justify-center">
          {actions}
        </div>
        {help}
      </div>
    </div>
  )
}
