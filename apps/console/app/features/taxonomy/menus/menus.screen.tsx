import { useQuery } from '@tanstack/react-query'
import {
  createMenuCall,
  deleteMenuCall,
  listMenusCall,
  readMenuCall,
  updateMenuCall,
} from '@warsha/contract/console/menus/menus.calls.ts'
import { DetailState } from '~/components/detail-states.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { EntryEditor } from '../entry-editor.tsx'
import { slugFollowing } from '../entry-fields.ts'
import { FactsPanel, FormColumns } from '../facts-panel.tsx'
import { RecordList, SplitScreen } from '../split-screen.tsx'
import { emptyMenu, fieldsOf, type MenuFields, problemsOf, toBody } from './menu-fields.ts'
import { MenuItemsField } from './menu-items-field.tsx'

export const handle = { texts: await loadTexts('console-taxonomy') }

const calls = { read: readMenuCall, create: createMenuCall, update: updateMenuCall, remove: deleteMenuCall }

export default function MenusScreen() {
  const { t } = useTranslation()
  return (
    <SplitScreen
      title={t('console-taxonomy.menus.title')}
      path="/menus"
      newLabel={t('console-taxonomy.menus.new')}
      list={<MenuList />}
    >
      {(id) => <MenuEditor key={id} id={id} />}
    </SplitScreen>
  )
}

function MenuList() {
  const { data, error, refetch } = useQuery({
    queryKey: ['menus'],
    queryFn: ({ signal }) => ask(listMenusCall, { signal }),
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  return <RecordList path="/menus" records={data.data.map((menu) => ({ ...menu, count: menu.items }))} />
}

function MenuEditor({ id }: { id: string }) {
  const { t } = useTranslation()

  function textOf(name: string, fields: MenuFields): string {
    if (name === 'items') return fields.items.map(({ en, level }) => '– '.repeat(level) + en).join(' · ')
    return name === 'slug' ? fields.slug : fields.name
  }

  return (
    <EntryEditor
      kind="menu"
      id={id}
      path="/menus"
      newTitle={t('console-taxonomy.menus.new')}
      calls={calls}
      empty={emptyMenu}
      nameOf={({ name }) => name}
      fieldsOf={fieldsOf}
      toBody={toBody}
      textOf={textOf}
      problemsOf={(fields) => problemsOf(fields, t)}
      fieldOf={(field) => field}
    >
      {({ fields, saved, problems, isReadOnly, isNew, aside, onChange }) => (
        <FormColumns
          aside={
            <>
              <FactsPanel
                name={{
                  value: fields.name,
                  problem: problems.name,
                  onChange: (name) => onChange(isNew ? slugFollowing(fields, { name }, 'name') : { name }),
                }}
                slug={fields.slug}
                problem={problems.slug}
                isReadOnly={isReadOnly}
                onSlug={(slug) => onChange({ slug })}
              />
              {aside}
            </>
          }
        >
          <MenuItemsField
            items={fields.items}
            saved={saved.items}
            error={problems.items}
            isReadOnly={isReadOnly}
            onChange={(items) => onChange({ items })}
          />
        </FormColumns>
      )}
    </EntryEditor>
  )
}
