import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import type { LinkTarget } from './link-target.ts'

export type TargetLinkProps = { target: LinkTarget; lang: Locale; className: string; children: ReactNode }

/** To a page of the shop in the page's language, or to another address in a tab of its own. */
export function TargetLink({ target, lang, className, children }: TargetLinkProps) {
  const { t } = useTranslation()
  if (target.kind === 'page') {
    return (
      <Link to={localePath(lang, target.path)} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <a href={target.href} target="_blank" rel="noopener noreferrer nofollow" className={className}>
      {children} <span className="sr-only">({t('shell.opensInNewTab')})</span>
    </a>
  )
}
