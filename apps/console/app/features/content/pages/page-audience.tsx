import type { RestPageOptions } from '@warsha/contract/console/content/pages.rest.ts'
import { bannerSlotOf } from '@warsha/contract/content/banner-slots.ts'
import { Select } from '@warsha/ui/select.tsx'
import { Choices } from '~/components/choices.tsx'
import type { RecordForm } from '~/components/edit/record-editor.tsx'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { PageFields } from './page-fields.ts'
import { useSlotWords } from './use-slot-words.ts'

type PageAudienceProps = RecordForm<PageFields> & {
  options: RestPageOptions | undefined
  isReadOnly: boolean
  isNew?: boolean
  isBanner: boolean
}

/** Slugs of the places on the home screen; the number of a new banner can be typed. */
const places = {
  'top-header-1': 'top-header',
  'top-image-1': 'top-image',
  'bottom-image-1': 'bottom-image',
  'right-image': 'right-image',
  'left-image': 'left-image',
  popup: 'popup',
} as const

/** Where a page appears, and for whom. */
export function PageAudience(props: PageAudienceProps) {
  const { fields, problems, options, isReadOnly, isNew = false, isBanner, onChange } = props
  const { t, lang } = useTranslation()
  const slotWords = useSlotWords()
  const slot = bannerSlotOf(fields.slug)
  const typeOf = (slug: string) => {
    const wanted = slug.startsWith('top-header') ? 'header' : 'home-page'
    const found = options?.page_types.find((type) => type.slug === wanted)
    return found && { pageTypeId: String(found.id) }
  }
  return (
    <Panel title={t('console-content.form.audience')}>
      <fieldset disabled={isReadOnly} className="grid gap-4">
        <legend className="sr-only">{t('console-content.form.audience')}</legend>
        {isNew && (
          <Select
            label={t('console-content.columns.place')}
            value={Object.keys(places).find((slug) => bannerSlotOf(slug)?.group === slot?.group) ?? ''}
            onChange={({ target }) =>
              onChange({ slug: target.value, ...(target.value && typeOf(target.value)) })
            }
          >
            <option value="">{t('console-content.slot.none')}</option>
            {Object.entries(places).map(([slug, group]) => (
              <option key={slug} value={slug}>
                {t(`console-content.slot.${group}`)}
              </option>
            ))}
          </Select>
        )}
        <LatinField
          label={t('console-content.fields.slug')}
          hint={isBanner ? slotWords(slot) : t('console-content.form.slugHint')}
          autoComplete="off"
          maxLength={100}
          error={problems.slug}
          value={fields.slug}
          onChange={({ target }) => onChange({ slug: target.value })}
        />
        <Select
          label={t('console-content.fields.pageTypeId')}
          error={problems.pageTypeId}
          value={fields.pageTypeId}
          onChange={({ target }) => onChange({ pageTypeId: target.value })}
        >
          {!fields.pageTypeId && <option value="" />}
          {options?.page_types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[lang]}
            </option>
          ))}
        </Select>
        <Select
          label={t('console-content.fields.language')}
          hint={t(isBanner ? 'console-content.form.languageHint' : 'console-content.form.translatedHint')}
          error={problems.language}
          value={fields.language}
          onChange={({ target }) => onChange({ language: target.value as PageFields['language'] })}
        >
          {(['', 'en', 'ar', 'hi'] as const).map((language) => (
            <option key={language} value={language}>
              {t(`console-content.language.${language || 'none'}`)}
            </option>
          ))}
        </Select>
        <Choices
          label={t('console-content.fields.channels')}
          error={problems.channels}
          chosen={fields.channels}
          choices={(options?.channels ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={(channels) => onChange({ channels })}
        />
        <LatinField
          label={t('console-content.fields.priority')}
          hint={t('console-content.form.priorityHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          error={problems.priority}
          value={fields.priority}
          onChange={({ target }) => onChange({ priority: target.value })}
        />
        {isBanner && (
          <details>
            <summary className="min-h-8 cursor-pointer font-semibold">
              {fields.stateIds.length === 0
                ? t('console-content.form.everywhere')
                : t('console-content.form.places', { count: fields.stateIds.length })}
            </summary>
            <Choices
              label={t('console-content.fields.stateIds')}
              error={problems.stateIds}
              chosen={fields.stateIds}
              choices={(options?.states ?? []).map(({ id, name }) => ({
                value: String(id),
                label: name[lang],
              }))}
              onChange={(stateIds) => onChange({ stateIds })}
            />
          </details>
        )}
      </fieldset>
    </Panel>
  )
}
