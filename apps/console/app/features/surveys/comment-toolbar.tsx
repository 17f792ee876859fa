import { exportCommentsCall } from '@warsha/contract/console/surveys/comments.calls.ts'
import { KeyCaps } from '~/components/key-caps.tsx'
import { ExportButton } from '~/components/list/export-button.tsx'
import type { ListAddress } from '~/components/list/list-address.ts'
import { ListSort } from '~/components/list/list-sort.tsx'
import { ToolSelect } from '~/components/tool-select.tsx'
import { useCentres } from '~/session/centres.ts'
import { useTranslation } from '~/session/messages.ts'
import type { CommentSelection } from './use-comment-selection.ts'

export const commentStates = ['pending', 'approved', 'rejected'] as const

type CommentToolbarProps = {
  address: ListAddress
  sort: string
  /** How many there are; undefined until they are loaded. */
  total: number | undefined
  mayDecide: boolean
  /** Undefined where nothing can be selected. */
  selection: CommentSelection | undefined
}

/** Which comments are shown and in which order, and the file of them. */
export function CommentToolbar({ address, sort, total, mayDecide, selection }: CommentToolbarProps) {
  const { t, lang } = useTranslation()
  const centres = useCentres()
  const { state = 'pending', centre = '' } = address.filters
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ToolSelect
        label={t('console-surveys.comments.label')}
        value={state}
        onChange={(value) => address.change({ state: value })}
      >
        {commentStates.map((each) => (
          <option key={each} value={each}>
            {t(`console-surveys.commentState.${each}`)}
          </option>
        ))}
      </ToolSelect>
      <ToolSelect
        label={t('console-surveys.comments.centre')}
        value={centre}
        onChange={(value) => address.change({ centre: value || undefined })}
      >
        <option value="">{t('console-surveys.comments.allCentres')}</option>
        {centres.map(({ id, name }) => (
          <option key={id} value={String(id)}>
            {name[lang]}
          </option>
        ))}
      </ToolSelect>
      <ListSort
        columns={[
          { title: t('console-surveys.comments.written'), sort: 'written' },
          { title: t('console-surveys.comments.stars'), sort: 'rate' },
        ]}
        sort={sort}
        onSort={address.sortBy}
      />
      <ExportButton call={exportCommentsCall} query={{ ...address.filters, state, sort }} name="comments" />
      {selection && (
        <label className="tool cursor-pointer">
          <input
            type="checkbox"
            className="size-4 cursor-pointer accent-brand"
            checked={selection.isWhole}
            onChange={selection.togglePage}
          />
          {t('console.list.selectAll')}
        </label>
      )}
      {total !== undefined && (
        <span role="status" className="text-sm text-muted">
          {t('console-surveys.comments.total', { count: total })}
        </span>
      )}
      {mayDecide && state === 'pending' && <CommentKeys />}
    </div>
  )
}

/** The keys that comments are walked through and decided with. */
function CommentKeys() {
  const { t } = useTranslation()
  return (
    <ul className="ms-auto hidden flex-wrap gap-x-3 text-sm text-muted sm:pointer-fine:flex">
      {(
        [
          [['j', 'k'], 'walk'],
          [['a'], 'approve'],
          [['r'], 'reject'],
        ] as const
      ).map(([keys, does]) => (
        <li key={does} className="flex items-center gap-1.5">
          <KeyCaps keys={keys} />
          <span className="sr-only">{keys.join(' ')}</span>
          {t(`console-surveys.comments.${does}`)}
        </li>
      ))}
    </ul>
  )
}
