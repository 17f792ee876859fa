import { Button } from '@warsha/ui/button.tsx'
import { CloseIcon } from '@warsha/ui/icons.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { OrderedList } from '~/components/edit/ordered-list.tsx'
import { Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'
import { isNameOlder } from '../older-name.ts'
import type { ValueFields } from './attribute-fields.ts'

type ValuesFieldProps = {
  values: readonly ValueFields[]
  /** As they were read: a name is older when its English differs from them. */
  saved: readonly ValueFields[]
  error: string | undefined
  isReadOnly: boolean
  onChange: (values: readonly ValueFields[]) => void
}

const languages = ['en', 'ar', 'hi'] as const

/** The choices of an attribute in their order, each in every language. One that a product has stays. */
export function ValuesField({ values, saved, error, isReadOnly, onChange }: ValuesFieldProps) {
  const { t } = useTranslation()
  const nameOf = ({ en }: ValueFields) => en || t('console-taxonomy.values.new')

  function change(key: string, change: Partial<ValueFields>) {
    onChange(values.map((value) => (value.key === key ? { ...value, ...change } : value)))
  }

  return (
    <Panel
      title={t('console-taxonomy.fields.values')}
      actions={
        !isReadOnly && (
          <Button
            size="small"
            variant="secondary"
            onClick={() =>
              onChange([
                ...values,
                { key: crypto.randomUUID(), id: null, slug: '', en: '', ar: '', hi: '', uses: 0, older: [] },
              ])
            }
          >
            {t('console-taxonomy.values.add')}
          </Button>
        )
      }
    >
      <div className="grid gap-2">
        {error && <p className="text-sm text-danger">{error}</p>}
        {values.length === 0 && <p className="text-muted">{t('console-taxonomy.values.none')}</p>}
        <OrderedList
          label={t('console-taxonomy.fields.values')}
          items={values}
          idOf={({ key }) => key}
          nameOf={nameOf}
          isReadOnly={isReadOnly}
          onChange={onChange}
        >
          {(value) => (
            <fieldset
              disabled={isReadOnly}
              className="flex min-w-0 flex-wrap items-center gap-2 border-b border-line py-2"
            >
              <legend className="sr-only">{nameOf(value)}</legend>
              {languages.map((language) => (
                <TextField
                  key={language}
                  className="min-w-24 flex-1"
                  label={t(`console.languages.${language}`)}
                  hint={
                    isNameOlder(value, saved, language) && (
                      <span className="font-semibold text-amber-deep">{t('console.edit.older')}</span>
                    )
                  }
                  isLabelHidden
                  placeholder={t(`console.languages.${language}`)}
                  lang={language}
                  dir={language === 'ar' ? 'rtl' : 'ltr'}
                  autoComplete="off"
                  maxLength={120}
                  value={value[language]}
                  onChange={({ target }) => change(value.key, { [language]: target.value })}
                />
              ))}
              <span className="min-w-14 shrink-0 whitespace-nowrap text-xs text-muted">
                {t('console-taxonomy.values.uses', { count: value.uses })}
              </span>
              {!isReadOnly && (
                <button
                  type="button"
                  disabled={value.uses > 0}
                  aria-label={t('console-taxonomy.values.remove', { name: nameOf(value) })}
                  className="grid size-8 shrink-0 place-items-center rounded-control text-muted enabled:hover:bg-ground enabled:hover:text-ink disabled:opacity-40 pointer-coarse:size-10"
                  onClick={() => onChange(values.filter(({ key }) => key !== value.key))}
                >
                  <CloseIcon className="size-4" />
                </button>
              )}
            </fieldset>
          )}
        </OrderedList>
      </div>
    </Panel>
  )
}
