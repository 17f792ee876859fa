import { useQuery } from '@tanstack/react-query'
import { listCollectionsCall } from '@warsha/contract/console/catalogue/collections.calls.ts'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useSettled } from '~/session/use-settled.ts'
import { RecordList, SplitScreen } from '../split-screen.tsx'
import { useCollectionPages } from '../use-pages.ts'
import { CollectionEditor } from './collection-editor.tsx'

export const handle = { texts: await loadTexts('console-taxonomy') }

export default function CollectionsScreen() {
  const { t } = useTranslation()
  return (
    <SplitScreen
      title={t('console-taxonomy.collections.title')}
      path="/collections"
      newLabel={t('console-taxonomy.collections.new')}
      pages={useCollectionPages()}
      list={<CollectionList />}
    >
      {(id) => <CollectionEditor key={id} id={id} />}
    </SplitScreen>
  )
}

/** The most that one answer has; beyond it the search leads on. */
const listed = 200

function CollectionList() {
  const { t, lang } = useTranslation()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const { data, error, refetch } = useQuery({
    queryKey: ['collections', search],
    queryFn: ({ signal }) =>
      ask(listCollectionsCall, { query: { limit: listed, ...(search && { search }) }, signal }),
    placeholderData: (shown) => shown,
  })
  return (
    <div className="grid gap-2">
      <TextField
        type="search"
        label={t('console.list.search')}
        isLabelHidden
        placeholder={t('console.list.search')}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error && <FailureNotice error={error} onAgain={() => void refetch()} />}
      {data?.data.length === 0 && <p className="text-muted">{t('console.list.noMatch')}</p>}
      {data && (
        <RecordList
          path="/collections"
          records={data.data.map(({ id, name, products }) => ({ id, name: name[lang], count: products }))}
        />
      )}
      {data?.page.after && <p className="text-sm text-muted">{t('console-taxonomy.more')}</p>}
    </div>
  )
}
