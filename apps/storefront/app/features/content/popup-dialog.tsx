import { buttonClass } from '@warsha/ui/button.tsx'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { useTranslation } from '~/session/messages.ts'
import { BannerLink } from './banner-link.tsx'
import { BannerMedia } from './banner-media.tsx'
import type { Banner } from './banners.ts'

export type PopupDialogProps = { banner: Banner; onClose: () => void }

/** Its picture has a calm side for the words, as the other banners have. */
export function PopupDialog({ banner, onClose }: PopupDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog isOpen onClose={onClose} title={banner.title} closeLabel={t('content.popup.close')}>
      <div className="on-dark relative isolate mb-5 flex min-h-44 items-center overflow-hidden rounded-card bg-brand-deep text-white sm:min-h-56">
        <BannerMedia
          media={{ ...banner.media, desktop: banner.media.mobile }}
          isFirst
          className="absolute inset-0 -z-20 size-full object-cover"
          wordsClass="absolute inset-y-0 end-0 -z-20 grid w-[45%] place-items-center p-4 text-center text-sm text-white/85"
        />
        <span
          aria-hidden="true"
          className="absolute inset-0 -z-10 bg-linear-to-r from-black/35 via-black/15 via-40% to-transparent to-65% rtl:bg-linear-to-l"
        />
        <p className="w-[53%] py-4 ps-4 pe-1 text-sm sm:ps-6 sm:text-base">{banner.text}</p>
      </div>
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
