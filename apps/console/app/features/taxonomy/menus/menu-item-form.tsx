import { Button } from '@warsha/ui/button.tsx'
import { Select } from '@warsha/ui/select.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import { isNameOlder } from '../older-name.ts'
import { type ItemFields, type TargetKind, targetKinds } from './menu-fields.ts'
import type { Targets } from './use-targets.ts'

type MenuItemFormProps = {
  item: ItemFields
  saved: readonly ItemFields[]
  targets: Targets
  isReadOnly: boolean
  onChange: (values: Partial<ItemFields>) => void
  onRemove: () => void
}

const languages = ['en', 'ar', 'hi'] as const

/** Names of an entry and where it leads to. */
export function MenuItemForm({ item, saved, targets, isReadOnly, onChange, onRemove }: MenuItemFormProps) {
  const { t } = useTranslation()
  const { kind, target } = item
  return (
    <fieldset disabled={isReadOnly} className="grid gap-3 px-2 py-3 md:grid-cols-3">
      <legend className="sr-only">{item.en}</legend>
      {languages.map((language) => (
        <TextField
          key={language}
          label={t(`console.languages.${language}`)}
          hint={
            isNameOlder(item, saved, language) && (
              <span className="font-semibold text-amber-deep">{t('console.edit.older')}</span>
            )
          }
          lang={language}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          autoComplete="off"
          maxLength={120}
          value={item[language]}
          onChange={({ target: { value } }) => onChange({ [language]: value })}
        />
      ))}
      <Select
        label={t('console-taxonomy.menus.leadsTo')}
        value={kind}
        onChange={({ target: { value } }) => onChange({ kind: value as TargetKind, target: '' })}
      >
        {targetKinds.map((each) => (
          <option key={each} value={each}>
            {t(`console-taxonomy.menuTarget.${each}`)}
          </option>
        ))}
      </Select>
      {kind === 'url' && (
        <LatinField
          className="md:col-span-2"
          label={t('console-taxonomy.menuTarget.url')}
          hint={t('console-taxonomy.menus.urlHint', { example: '/support' })}
          autoComplete="off"
          maxLength={500}
          value={target}
          onChange={({ target: { value } }) => onChange({ target: value })}
        />
      )}
      {kind !== 'url' && kind !== 'none' && (
        <Select
          className="md:col-span-2"
          label={t(`console-taxonomy.menuTarget.${kind}`)}
          value={target}
          onChange={({ target: { value } }) => onChange({ target: value })}
        >
          {!targets.choices[kind].some(({ value }) => value === target) && <option value={target} />}
          {targets.choices[kind].map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
      {!isReadOnly && (
        <Button variant="ghost" size="small" className="justify-self-start" onClick={onRemove}>
          {t('console-taxonomy.menus.removeItem')}
        </Button>
      )}
    </fieldset>
  )
}
