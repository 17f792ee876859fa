import { classNames } from '@warsha/ui/class-names.ts'
import { RichText } from '@warsha/ui/rich-text.tsx'
import { EyeIcon, PencilIcon, PlusIcon } from '@warsha/ui/shop-icons.tsx'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { BlockRow } from './block-row.tsx'
import { type BlockKind, type RichTextBlock, writtenBlocks } from './blocks.ts'
import { useBlocks } from './use-blocks.ts'

export type BlockEditorProps = {
  label: ReactNode
  lang: string
  dir: 'ltr' | 'rtl'
  blocks: readonly RichTextBlock[]
  /** Left out where a text has paragraphs and lists alone. */
  hasHeadings?: boolean
  isReadOnly?: boolean
  hint?: ReactNode
  error?: ReactNode
  onChange: (blocks: RichTextBlock[]) => void
}

/**
 * A text of paragraphs, headings and lists. Each block is a plain field, so a paste brings its words alone; the preview
 * shows the text as the shop does.
 */
export function BlockEditor(props: BlockEditorProps) {
  const { label, lang, dir, blocks, hasHeadings = true, isReadOnly = false, hint, error, onChange } = props
  const { t } = useTranslation()
  const id = useId()
  const [isPreview, setIsPreview] = useState(false)
  const editing = useBlocks(blocks, onChange)
  const isShown = isPreview || isReadOnly
  const added: readonly BlockKind[] = hasHeadings ? ['paragraph', 'heading', 'list'] : ['paragraph', 'list']
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would take the height of its legend into the grid
    <div role="group" aria-labelledby={id} className="grid min-w-0 content-start">
      <div className="mb-1.5 flex min-h-8 items-center gap-2">
        <span id={id} className="text-sm font-semibold text-ink">
          {label}
        </span>
        {!isReadOnly && (
          <button
            type="button"
            aria-pressed={isPreview}
            className="tool ms-auto"
            onClick={() => setIsPreview(!isPreview)}
          >
            {isPreview ? <PencilIcon className="size-4" /> : <EyeIcon className="size-4" />}
            {t(isPreview ? 'console.blocks.write' : 'console.blocks.preview')}
          </button>
        )}
      </div>
      {isShown ? (
        <div lang={lang} dir={dir} className="panel min-h-12 wrap-anywhere px-3.5 py-3 text-field">
          <RichText blocks={writtenBlocks(blocks)} className="text-muted" />
          {writtenBlocks(blocks).length === 0 && (
            <p className="text-sm text-muted" lang={undefined}>
              {t('console.blocks.empty')}
            </p>
          )}
        </div>
      ) : (
        <div
          ref={editing.root}
          className={classNames(
            'grid min-w-0 divide-y divide-line overflow-clip rounded-control border border-outline bg-surface text-ink hover:border-muted has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-brand',
            error !== undefined && error !== false && error !== '' && 'border-danger',
          )}
        >
          {blocks.map((block, at) => (
            <BlockRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a block is where it stands; the focus follows by its number
              key={at}
              block={block}
              at={at}
              count={blocks.length}
              lang={lang}
              dir={dir}
              hasHeadings={hasHeadings}
              editing={editing}
            />
          ))}
          <div className="flex flex-wrap gap-1.5 bg-row px-2 py-1.5">
            {added.map((kind) => (
              <button key={kind} type="button" className="tool" onClick={() => editing.add(kind)}>
                <PlusIcon className="size-3.5" />
                {t(`console.blocks.${kind}`)}
              </button>
            ))}
          </div>
        </div>
      )}
      {hint && <p className="mt-1.5 text-xs text-muted">{hint}</p>}
      <p role="alert" className="text-sm text-danger not-empty:mt-1.5">
        {error}
      </p>
      <p role="status" className="sr-only">
        {editing.said}
      </p>
    </div>
  )
}
