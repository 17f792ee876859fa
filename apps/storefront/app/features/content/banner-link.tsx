import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '~/session/messages.ts'
import type { Banner } from './banners.ts'

export type BannerLinkProps = {
  banner: Pick<Banner, 'link' | 'isOutside'>
  className: string
  children: ReactNode
  onSelect?: () => void
}

/** A banner without a link is just a picture with words. */
export function BannerLink({ banner, className, children, onSelect }: BannerLinkProps) {
  const { t } = useTranslation()
  if (!banner.link) return <div className={className}>{children}</div>
  if (!banner.isOutside) {
    return (
      <Link to={banner.link} onClick={onSelect} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <a href={banner.link} target="_blank" rel="noopener" onClick={onSelect} className={className}>
      {children}
      <VisuallyHidden>{t('shell.opensInNewTab')}</VisuallyHidden>
    </a>
  )
}
