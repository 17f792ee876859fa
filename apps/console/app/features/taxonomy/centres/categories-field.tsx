import type { RestCategoryNode } from '@warsha/contract/console/catalogue/categories.rest.ts'
import { Checkbox } from '@warsha/ui/checkbox.tsx'
import { Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'

type CategoriesFieldProps = {
  /** In the order of the tree. */
  nodes: readonly RestCategoryNode[]
  chosen: readonly number[]
  isReadOnly: boolean
  onChange: (chosen: readonly number[]) => void
}

const indents = ['', 'ps-6', 'ps-12', 'ps-18']

/** The tree of categories; one that is chosen stands for all below it. */
export function CategoriesField({ nodes, chosen, isReadOnly, onChange }: CategoriesFieldProps) {
  const { t, lang } = useTranslation()
  return (
    <Panel title={t('console-taxonomy.serviceTypes.categories')}>
      <fieldset disabled={isReadOnly} className="grid gap-1">
        <legend className="sr-only">{t('console-taxonomy.serviceTypes.categories')}</legend>
        <p className="text-sm text-muted">{t('console-taxonomy.serviceTypes.categoriesHint')}</p>
        {nodes.length === 0 && <p className="text-muted">{t('console-taxonomy.categories.empty')}</p>}
        {nodes.map(({ id, level, name }) => (
          <div key={id} className={indents[Math.min(level, indents.length - 1)]}>
            <Checkbox
              label={name[lang] || name.en}
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...chosen, id].sort((one, other) => one - other)
                    : chosen.filter((each) => each !== id),
                )
              }
            />
          </div>
        ))}
      </fieldset>
    </Panel>
  )
}
