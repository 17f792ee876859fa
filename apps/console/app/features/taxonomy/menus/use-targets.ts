import { useQuery } from '@tanstack/react-query'
import { listCategoriesCall } from '@warsha/contract/console/catalogue/categories.calls.ts'
import { listCollectionsCall } from '@warsha/contract/console/catalogue/collections.calls.ts'
import { listEditedPagesCall } from '@warsha/contract/console/content/pages.calls.ts'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { mayCall, useOperator } from '~/session/operator.ts'
import type { ItemFields } from './menu-fields.ts'

export type Choice = { value: string; label: string }

export type Targets = {
  choices: Readonly<Record<'category' | 'collection' | 'page', readonly Choice[]>>
  describe: (item: Pick<ItemFields, 'kind' | 'target'>) => string
}

/** Everything that an entry can lead to. */
export function useTargets(): Targets {
  const { t, lang } = useTranslation()
  const operator = useOperator()
  const { data: categories } = useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => ask(listCategoriesCall, { signal }),
  })
  const { data: collections } = useQuery({
    queryKey: ['collections', ''],
    queryFn: ({ signal }) => ask(listCollectionsCall, { query: { limit: 200 }, signal }),
  })
  const { data: pages } = useQuery({
    queryKey: ['menu-pages'],
    queryFn: ({ signal }) => ask(listEditedPagesCall, { query: { limit: 200 }, signal }),
    enabled: mayCall(operator, listEditedPagesCall.access),
  })
  const choices = {
    category: (categories?.data ?? []).map(({ id, name, level }) => ({
      value: String(id),
      label: '– '.repeat(level) + name[lang],
    })),
    collection: (collections?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name[lang] })),
    page: (pages?.data ?? []).map(({ id, texts, translations }) => ({
      value: String(id),
      label: (lang === 'ar' && translations.ar?.title) || texts.title,
    })),
  }
  return {
    choices,
    describe({ kind, target }) {
      if (kind === 'none') return t('console-taxonomy.menuTarget.none')
      if (kind === 'url') return target
      const found = choices[kind].find(({ value }) => value === target)
      return found ? found.label.replace(/^(– )+/, '') : t(`console-taxonomy.menuTarget.${kind}`)
    },
  }
}
