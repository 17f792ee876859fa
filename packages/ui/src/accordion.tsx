import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { ChevronDownIcon } from './icons.tsx'

export type AccordionItemProps = {
  title: ReactNode
  children: ReactNode
  /** Items of one name close each other. */
  name?: string
  isOpenAtFirst?: boolean
  className?: string
}

/** Works before any script has arrived, and the browser's search finds text in closed items. */
export function AccordionItem({ title, children, name, isOpenAtFirst, className }: AccordionItemProps) {
  return (
    <details
      name={name}
      open={isOpenAtFirst}
      className={classNames('group border-b border-line last:border-b-0', className)}
    >
      <summary className="flex min-h-13 list-none items-center gap-3 px-4 py-3 text-start font-semibold hover:bg-page">
        <span className="min-w-0 flex-1">{title}</span>
        <ChevronDownIcon className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4 text-muted">{children}</div>
    </details>
  )
}
