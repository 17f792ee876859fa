import { cardClass } from '@warsha/ui/card.tsx'
import type { IconComponent } from '@warsha/ui/create-icon.tsx'
import type { ReactNode } from 'react'

export type SignInCardProps = {
  icon: IconComponent
  heading: ReactNode
  text: ReactNode
  children: ReactNode
}

/** One thing on the screen: on a phone the page itself, on a desktop a card in its middle. */
export function SignInCard({ icon: Icon, heading, text, children }: SignInCardProps) {
  return (
    <div className="page-width py-4 sm:py-8">
      <div className={`${cardClass} mx-auto max-w-md p-5 sm:p-8`}>
        <span className="grid size-13 place-items-center rounded-full bg-brand-tint text-brand">
          <Icon className="size-6.5" />
        </span>
        <h2 className="mt-4 text-xl font-bold leading-heading">{heading}</h2>
        <div className="mt-1.5 mb-6 text-muted">{text}</div>
        {children}
      </div>
    </div>
  )
}
