import { workKinds } from '@warsha/contract/catalogue/work-kind.ts'
import { Select } from '@warsha/ui/select.tsx'
import type { ReactNode } from 'react'
import type { RecordForm } from '~/components/edit/record-editor.tsx'
import type { OlderTexts } from '~/components/edit/translation-state.ts'
import { PictureField } from '~/components/media/picture-field.tsx'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import { slugFollowing } from '../entry-fields.ts'
import { EntryTexts } from '../entry-texts.tsx'
import type { CategoryFields } from './category-fields.ts'

type CategoryFormProps = RecordForm<CategoryFields> & {
  isReadOnly: boolean
  older?: OlderTexts | undefined
  /** A new one gets its address from its name, until it is typed. */
  isNew?: boolean
  aside?: ReactNode
}

export function CategoryForm(props: CategoryFormProps) {
  const { fields, saved, problems, isReadOnly, older, isNew = false, onChange, aside } = props
  const { t } = useTranslation()

  function change(values: Partial<CategoryFields>) {
    onChange(isNew ? slugFollowing(fields, values, 'nameEn') : values)
  }

  return (
    <div className="grid items-start gap-4 pb-4 2xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-4">
        <EntryTexts
          fields={fields}
          saved={saved}
          older={older}
          problems={problems}
          isReadOnly={isReadOnly}
          onChange={change}
        />
      </div>
      <div className="grid min-w-0 gap-4">
        <Panel title={t('console-taxonomy.form.facts')}>
          <fieldset disabled={isReadOnly} className="grid gap-4">
            <legend className="sr-only">{t('console-taxonomy.form.facts')}</legend>
            <LatinField
              label={t('console-taxonomy.fields.slug')}
              hint={t('console-taxonomy.form.slugHint')}
              autoComplete="off"
              maxLength={120}
              error={problems.slug}
              value={fields.slug}
              onChange={({ target }) => change({ slug: target.value })}
            />
            <Select
              label={t('console-taxonomy.fields.usageLimitType')}
              hint={t('console-taxonomy.form.usageLimitHint')}
              value={fields.usageLimitType}
              onChange={({ target }) =>
                change({ usageLimitType: target.value as CategoryFields['usageLimitType'] })
              }
            >
              {(['none', 'per_user', 'per_order'] as const).map((limit) => (
                <option key={limit} value={limit === 'none' ? '' : limit}>
                  {t(`console-taxonomy.usageLimit.${limit}`)}
                </option>
              ))}
            </Select>
            <Select
              label={t('console-taxonomy.fields.workKind')}
              hint={t('console-taxonomy.form.workKindHint')}
              value={fields.workKind}
              onChange={({ target }) => change({ workKind: target.value as CategoryFields['workKind'] })}
            >
              {(['inherited', ...workKinds] as const).map((kind) => (
                <option key={kind} value={kind === 'inherited' ? '' : kind}>
                  {t(`console-taxonomy.workKind.${kind}`)}
                </option>
              ))}
            </Select>
            <LatinField
              label={t('console-taxonomy.fields.priority')}
              hint={t('console-taxonomy.form.priorityHint')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
              error={problems.priority}
              value={fields.priority}
              onChange={({ target }) => change({ priority: target.value })}
            />
          </fieldset>
        </Panel>
        <Panel title={t('console-taxonomy.form.picture')}>
          <PictureField
            label={t('console-taxonomy.fields.picture')}
            value={fields.picture}
            error={problems.picture}
            isReadOnly={isReadOnly}
            onChange={(picture) => onChange({ picture })}
          />
        </Panel>
        {aside}
      </div>
    </div>
  )
}
