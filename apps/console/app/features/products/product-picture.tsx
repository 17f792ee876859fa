import type { RestProductMedia } from '@warsha/contract/console/catalogue/product-media.rest.ts'
import { Checkbox } from '@warsha/ui/checkbox.tsx'
import { IconButton } from '@warsha/ui/icon-button.tsx'
import { TrashIcon } from '@warsha/ui/shop-icons.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { pictureGround } from '~/components/media/picture-tile.tsx'
import { thumbnailOf } from '~/components/media/thumbnail-of.ts'
import { useTranslation } from '~/session/messages.ts'
import type { EditedPicture } from './media-draft.ts'

type ProductPictureProps = {
  picture: EditedPicture
  number: number
  variants: RestProductMedia['variants']
  isReadOnly: boolean
  onChange: (picture: EditedPicture) => void
  onRemove: () => void
}

export function ProductPicture(props: ProductPictureProps) {
  const { picture, number, variants, isReadOnly, onChange, onRemove } = props
  const { t, lang } = useTranslation()
  const { url, alt, variant_ids: shown } = picture
  const name = t('console-media.product.item', { number })
  return (
    <fieldset disabled={isReadOnly} className="flex min-w-0 flex-wrap items-start gap-3 py-3">
      <legend className="sr-only">{name}</legend>
      <div className="grid gap-1">
        <img
          src={thumbnailOf(url, 256)}
          alt={alt[lang]}
          width={96}
          height={96}
          loading="lazy"
          className={`size-24 rounded-card border border-line ${pictureGround}`}
        />
        {number === 1 && (
          <span className="text-center text-xs text-muted">{t('console-media.product.first')}</span>
        )}
      </div>
      <div className="grid min-w-0 flex-1 basis-64 gap-3">
        <div className="grid gap-3 md:grid-cols-2">
          {(['en', 'ar'] as const).map((language) => (
            <TextField
              key={language}
              label={t(language === 'en' ? 'console-media.field.altEn' : 'console-media.field.altAr')}
              lang={language}
              dir={language === 'en' ? 'ltr' : 'rtl'}
              autoComplete="off"
              maxLength={300}
              value={alt[language]}
              onChange={({ target }) => onChange({ ...picture, alt: { ...alt, [language]: target.value } })}
            />
          ))}
        </div>
        {variants.length > 1 && (
          <div>
            <p className="mb-1 text-sm font-semibold">{t('console-media.product.variants')}</p>
            <div className="flex flex-wrap gap-x-4 gap-y-1">
              {variants.map((variant) => (
                <Checkbox
                  key={variant.id}
                  label={variant.name[lang] || variant.sku}
                  checked={shown.includes(variant.id)}
                  onChange={({ target }) =>
                    onChange({
                      ...picture,
                      variant_ids: target.checked
                        ? [...shown, variant.id].sort((one, other) => one - other)
                        : shown.filter((each) => each !== variant.id),
                    })
                  }
                />
              ))}
            </div>
          </div>
        )}
      </div>
      {!isReadOnly && (
        <IconButton icon={TrashIcon} label={`${t('console-media.remove')}: ${name}`} onClick={onRemove} />
      )}
    </fieldset>
  )
}
