import type { RestPageOptions } from '@warsha/contract/console/content/pages.rest.ts'
import { bannerSlotOf } from '@warsha/contract/content/banner-slots.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { TextField } from '@warsha/ui/text-field.tsx'
import type { ReactNode } from 'react'
import type { RecordForm } from '~/components/edit/record-editor.tsx'
import { TextArea } from '~/components/edit/text-area.tsx'
import { blockField, TranslatedPanel } from '~/components/edit/translated-panel.tsx'
import type { OlderTexts } from '~/components/edit/translation-state.ts'
import { PictureField } from '~/components/media/picture-field.tsx'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import { PageAttributes } from './page-attributes.tsx'
import { PageAudience } from './page-audience.tsx'
import type { PageFields } from './page-fields.ts'

type PageFormProps = RecordForm<PageFields> & {
  options: RestPageOptions | undefined
  isReadOnly: boolean
  isNew?: boolean
  older?: OlderTexts | undefined
  /** Texts of attributes that are older than their English. */
  olderAttributes?: OlderTexts | undefined
  aside?: ReactNode
}

/** A banner has words of one language and pictures; a text has translations. */
export function PageForm(props: PageFormProps) {
  const { fields, aside } = props
  const isBanner = bannerSlotOf(fields.slug) !== undefined
  return (
    <div className="grid items-start gap-4 pb-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-4">
        {isBanner ? <BannerFields {...props} /> : <TextFields {...props} />}
        <PageAttributes {...props} older={props.olderAttributes} />
      </div>
      <div className="grid min-w-0 gap-4">
        <PageAudience {...props} isBanner={isBanner} />
        {aside}
      </div>
    </div>
  )
}

function BannerFields({ fields, problems, isReadOnly, onChange }: PageFormProps) {
  const { t } = useTranslation()
  const language = fields.language || 'en'
  const given = {
    lang: language,
    dir: language === 'ar' ? ('rtl' as const) : ('ltr' as const),
    autoComplete: 'off',
  }
  const picture = (name: 'picture' | 'pictureMobile') => (
    <PictureField
      label={t(`console-content.fields.${name}`)}
      value={fields[name] ? { url: fields[name], alt: { en: '', ar: '' } } : null}
      error={problems[name]}
      isReadOnly={isReadOnly}
      hasAlt={false}
      onChange={(value) => onChange({ [name]: value?.url ?? '' })}
    />
  )
  return (
    <>
      <Panel title={t('console-content.form.words')}>
        <fieldset disabled={isReadOnly} className="grid gap-4">
          <legend className="sr-only">{t('console-content.form.words')}</legend>
          <TextField
            {...given}
            label={t('console-content.fields.title')}
            maxLength={300}
            error={problems.titleEn}
            value={fields.titleEn}
            onChange={({ target }) => onChange({ titleEn: target.value })}
          />
          <TextArea
            {...given}
            label={t('console-content.fields.text')}
            maxLength={300}
            error={problems.text}
            value={fields.text}
            onChange={({ target }) => onChange({ text: target.value })}
          />
          <div className="grid gap-4 md:grid-cols-2">
            <TextField
              {...given}
              label={t('console-content.fields.buttonLabel')}
              maxLength={60}
              error={problems.buttonLabel}
              value={fields.buttonLabel}
              onChange={({ target }) => onChange({ buttonLabel: target.value })}
            />
            <LatinField
              label={t('console-content.fields.link')}
              hint={t('console-content.form.linkHint', { example: isolate('products/?category=Tyres') })}
              autoComplete="off"
              maxLength={500}
              error={problems.link}
              value={fields.link}
              onChange={({ target }) => onChange({ link: target.value })}
            />
          </div>
        </fieldset>
      </Panel>
      <Panel title={t('console-content.form.pictures')}>
        <div className="grid gap-6 md:grid-cols-2">
          {picture('picture')}
          {picture('pictureMobile')}
        </div>
      </Panel>
    </>
  )
}

function TextFields(props: PageFormProps) {
  const { t } = useTranslation()
  return (
    <>
      <TranslatedPanel
        {...props}
        title={t('console-content.form.words')}
        texts={[
          { name: 'title', label: t('console-content.fields.title'), maxLength: 300 },
          blockField('content', t('console-content.fields.content')),
        ]}
      />
      <TranslatedPanel
        {...props}
        title={t('console-content.form.seo')}
        texts={[
          { name: 'seoTitle', label: t('console-content.fields.seoTitle'), maxLength: 300 },
          {
            name: 'seoDescription',
            label: t('console-content.fields.seoDescription'),
            maxLength: 500,
            isLong: true,
          },
        ]}
      />
    </>
  )
}
