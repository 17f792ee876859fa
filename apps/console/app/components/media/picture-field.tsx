import { listPicturesCall } from '@warsha/contract/console/media/pictures.calls.ts'
import { Button } from '@warsha/ui/button.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { mayCall, useOperator } from '~/session/operator.ts'
import { PicturePicker } from './picture-picker.tsx'
import { pictureGround } from './picture-tile.tsx'
import { thumbnailOf } from './thumbnail-of.ts'

await loadTexts('console-media')

/** The address of a picture, and what is seen on it. */
export type PictureValue = { url: string; alt: { en: string; ar: string } }

type PictureFieldProps = {
  label: string
  value: PictureValue | null
  error?: string | undefined
  isReadOnly?: boolean
  /** Left out where a picture has no descriptions of its own. */
  hasAlt?: boolean
  onChange: (value: PictureValue | null) => void
}

/** A picture that is chosen from the library or uploaded, with its descriptions; those of the library come with it. */
export function PictureField(props: PictureFieldProps) {
  const { label, value, error, isReadOnly = false, hasAlt = true, onChange } = props
  const { t, lang } = useTranslation()
  const operator = useOperator()
  const [isChoosing, setIsChoosing] = useState(false)
  const mayChoose = !isReadOnly && mayCall(operator, listPicturesCall.access)
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {value ? (
          <img
            src={thumbnailOf(value.url, 256)}
            alt={value.alt[lang]}
            width={112}
            height={112}
            className={`size-28 rounded-card border border-line ${pictureGround}`}
          />
        ) : (
          <span className="grid size-28 place-items-center rounded-card border border-dashed border-outline bg-row p-2 text-center text-xs text-muted">
            {t('console-media.noPicture')}
          </span>
        )}
        {mayChoose && (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="small" onClick={() => setIsChoosing(true)}>
              {t(value ? 'console-media.replace' : 'console-media.choose')}
            </Button>
            {value && (
              <Button variant="ghost" size="small" onClick={() => onChange(null)}>
                {t('console-media.remove')}
              </Button>
            )}
          </div>
        )}
      </div>
      {value && hasAlt && (
        <div className="grid gap-3 md:grid-cols-2">
          {(['en', 'ar'] as const).map((language) => (
            <TextField
              key={language}
              label={t(language === 'en' ? 'console-media.field.altEn' : 'console-media.field.altAr')}
              lang={language}
              dir={language === 'en' ? 'ltr' : 'rtl'}
              autoComplete="off"
              maxLength={300}
              disabled={isReadOnly}
              value={value.alt[language]}
              onChange={({ target }) =>
                onChange({ ...value, alt: { ...value.alt, [language]: target.value } })
              }
            />
          ))}
        </div>
      )}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {error}
      </p>
      {isChoosing && (
        <PicturePicker
          onClose={() => setIsChoosing(false)}
          onChoose={({ url, alt }) => {
            setIsChoosing(false)
            onChange({ url, alt })
          }}
        />
      )}
    </fieldset>
  )
}
