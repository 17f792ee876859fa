import { buttonClass } from '@warsha/ui/button.tsx'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { useTranslation } from '~/session/messages.ts'
import { BannerLink } from './banner-link.tsx'
import { BannerMedia } from './banner-media.tsx'
import type { Banner } from './banners.ts'

export type PopupDialogProps = { banner: Banner; onClose: () => void }

export function PopupDialog({ banner, onClose }: PopupDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog isOpen onClose={onClose} title={banner.title} closeLabel={t('content.popup.close')}>
      <BannerMedia
        media={{ ...banner.media, desktop: banner.media.mobile }}
        isFirst
        className="aspect-[7/4] w-full rounded-card bg-ground object-cover"
      />
      <p className="mt-4 mb-5 text-muted">{banner.text}</p>
      <BannerLink
        banner={banner}
        onSelect={onClose}
        className={buttonClass({ size: 'step', isFullWidth: true })}
      >
        {banner.button}
      </BannerLink>
    </Dialog>
  )
}
