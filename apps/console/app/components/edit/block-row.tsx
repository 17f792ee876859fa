import { classNames } from '@warsha/ui/class-names.ts'
import { ChevronDownIcon, CloseIcon } from '@warsha/ui/icons.tsx'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { type BlockKind, blockKinds, isList, kindOf, type RichTextBlock, textOf } from './blocks.ts'
import type { BlockEditing } from './use-blocks.ts'

type BlockRowProps = {
  block: RichTextBlock
  at: number
  count: number
  lang: string
  dir: 'ltr' | 'rtl'
  hasHeadings: boolean
  editing: BlockEditing
}

const looks: Record<BlockKind, string> = {
  paragraph: '',
  heading: 'text-lg font-bold',
  subheading: 'font-bold',
  list: 'ms-3 border-s-2 border-line ps-3',
  numbers: 'ms-3 border-s-2 border-line ps-3',
}

/** A block with its field, its kind, and the buttons that move and remove it. */
export function BlockRow({ block, at, count, lang, dir, hasHeadings, editing }: BlockRowProps) {
  const { t } = useTranslation()
  const kind = kindOf(block)
  const text = textOf(block)
  const kinds = blockKinds.filter(
    (each) => hasHeadings || each === kind || (each !== 'heading' && each !== 'subheading'),
  )

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, altKey, shiftKey, currentTarget, nativeEvent } = event
    const { selectionStart, selectionEnd } = currentTarget
    if (nativeEvent.isComposing) return
    const act = (change: () => void) => {
      event.preventDefault()
      change()
    }
    if (altKey && key === 'ArrowUp') return act(() => editing.move(at, -1))
    if (altKey && key === 'ArrowDown') return act(() => editing.move(at, 1))
    if (key === 'Enter' && !shiftKey) return handleEnter(act, [selectionStart, selectionEnd])
    if (key === 'Backspace' && selectionStart === 0 && selectionEnd === 0) {
      if (kind !== 'paragraph') return act(() => editing.turn(at, 'paragraph'))
      if (at > 0) return act(() => editing.join(at))
    }
  }

  function handleEnter(act: (change: () => void) => void, [start, end]: [number, number]) {
    if (!isList(kind)) {
      return act(() =>
        editing.divide(at, { before: text.slice(0, start), lines: ['', ''], after: text.slice(end) }),
      )
    }
    const isEmptyLast = end === text.length && (text === '' || text.endsWith('\n'))
    if (isEmptyLast) act(() => editing.leaveList(at, text))
  }

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const lines = event.clipboardData.getData('text/plain').split(/\r?\n/)
    if (isList(kind) || lines.length < 2) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    editing.divide(at, { before: text.slice(0, selectionStart), lines, after: text.slice(selectionEnd) })
  }

  const number = { position: at + 1, total: count }
  return (
    <div className="group grid px-2 py-1.5">
      <div className="flex items-center gap-1 text-muted">
        <span className="relative inline-flex items-center">
          <select
            aria-label={t('console.blocks.kind', number)}
            className="min-h-7 cursor-pointer appearance-none rounded-control bg-transparent ps-1.5 pe-6 text-xs hover:text-ink pointer-coarse:min-h-10"
            value={kind}
            onChange={({ target }) => {
              const chosen = kinds.find((each) => each === target.value)
              if (chosen) editing.turn(at, chosen)
            }}
          >
            {kinds.map((each) => (
              <option key={each} value={each}>
                {t(`console.blocks.${each}`)}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute end-1.5 size-3" />
        </span>
        <span className="ms-auto flex">
          <SmallButton
            label={t('console.blocks.up', number)}
            isDisabled={at === 0}
            onPress={() => editing.move(at, -1)}
          >
            <ChevronDownIcon className="size-4 rotate-180" />
          </SmallButton>
          <SmallButton
            label={t('console.blocks.down', number)}
            isDisabled={at === count - 1}
            onPress={() => editing.move(at, 1)}
          >
            <ChevronDownIcon className="size-4" />
          </SmallButton>
          <SmallButton label={t('console.blocks.remove', number)} onPress={() => editing.remove(at)}>
            <CloseIcon className="size-4" />
          </SmallButton>
        </span>
      </div>
      <textarea
        aria-label={t('console.blocks.field', { kind: t(`console.blocks.${kind}`), ...number })}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        lang={lang}
        dir={dir}
        rows={isList(kind) ? 2 : 1}
        maxLength={5000}
        className={classNames(
          'field-sizing-content w-auto min-w-0 resize-none bg-transparent px-1.5 py-1 text-start text-field outline-none placeholder:text-muted',
          looks[kind],
        )}
        placeholder={isList(kind) ? t('console.blocks.items') : undefined}
        value={text}
        onChange={({ target }) => editing.write(at, target.value)}
        onKeyDown={handleKey}
        onPaste={handlePaste}
      />
    </div>
  )
}

type SmallButtonProps = {
  label: string
  isDisabled?: boolean
  onPress: () => void
  children: React.ReactNode
}

function SmallButton({ label, isDisabled = false, onPress, children }: SmallButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      className="grid size-7 place-items-center rounded-control hover:bg-ground hover:text-ink disabled:opacity-35 pointer-coarse:size-10"
      onClick={onPress}
    >
      {children}
    </button>
  )
}
