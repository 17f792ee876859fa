import { BellIcon } from '@warsha/ui/icons.tsx'
import { useState } from 'react'
import { thumbnailOf } from '~/components/media/thumbnail-of.ts'
import { Panel } from '~/components/panel.tsx'
import { useChannels } from '~/session/channels.ts'
import { useTranslation } from '~/session/messages.ts'
import { ChoiceRow } from './choice-row.tsx'
import type { NotificationFields } from './notification-fields.ts'

/** A notification as a phone shows it, in each language. */
export function PhonePreview({ fields }: { fields: NotificationFields }) {
  const { t, lang } = useTranslation()
  const channels = useChannels()
  const [shown, setShown] = useState<'en' | 'ar'>(lang)
  const subject = shown === 'ar' ? fields.subjectAr : fields.subjectEn
  const message = shown === 'ar' ? fields.messageAr : fields.messageEn
  const isEmpty = !subject.trim() && !message.trim()
  return (
    <Panel title={t('console-notifications.preview.title')}>
      <div className="grid gap-4">
        <ChoiceRow
          label={t('console-notifications.preview.language')}
          name="preview"
          choices={(['en', 'ar'] as const).map((value) => ({
            value,
            label: t(`console.languages.${value}`),
          }))}
          value={shown}
          onChange={setShown}
        />
        <div className="mx-auto w-full max-w-72 rounded-3xl border-4 border-ink/80 bg-ground p-3 pb-16 pt-8">
          <div
            lang={shown}
            dir={shown === 'ar' ? 'rtl' : 'ltr'}
            className="rounded-card bg-surface p-3 shadow-raised"
          >
            <p className="flex items-center gap-2 text-xs text-muted">
              <BellIcon className="size-4" />
              <span className="flex-1">{channels[0]?.name}</span>
              <span>{t('console-notifications.preview.now')}</span>
            </p>
            {isEmpty ? (
              <p className="mt-2 text-muted">{t('console-notifications.preview.empty')}</p>
            ) : (
              <>
                <p className="mt-2 break-words font-semibold">{subject}</p>
                <p className="mt-0.5 line-clamp-6 break-words text-sm leading-clamp whitespace-pre-line">
                  {message}
                </p>
                {fields.image && (
                  <img
                    src={thumbnailOf(fields.image, 512)}
                    alt=""
                    width={256}
                    height={128}
                    className="mt-2 aspect-2/1 w-full rounded-control object-cover"
                  />
                )}
              </>
            )}
          </div>
        </div>
      </div>
    </Panel>
  )
}
