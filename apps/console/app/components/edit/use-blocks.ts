import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import {
  type BlockKind,
  blockOf,
  divideBlock,
  joinBlocks,
  kindOf,
  type RichTextBlock,
  textOf,
} from './blocks.ts'

/** The field that gets the focus once the blocks are drawn, and the place of its caret. */
type Caret = { at: number; offset: number }

export type BlockEditing = {
  root: RefObject<HTMLDivElement | null>
  /** Told to screen readers. */
  said: string
  write(at: number, text: string): void
  turn(at: number, kind: BlockKind): void
  /** A new block at the caret of one that is no list; pasted lines are more of them. */
  divide(at: number, parts: { before: string; lines: readonly string[]; after: string }): void
  /** Puts the block to the end of the one before it. */
  join(at: number): void
  /** Leaves a list by its empty last line. */
  leaveList(at: number, text: string): void
  move(at: number, by: -1 | 1): void
  remove(at: number): void
  add(kind: BlockKind): void
}

export function useBlocks(
  blocks: readonly RichTextBlock[],
  onChange: (blocks: RichTextBlock[]) => void,
): BlockEditing {
  const { t } = useTranslation()
  const root = useRef<HTMLDivElement>(null)
  const [caret, setCaret] = useState<Caret>()
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (!caret) return
    const field = root.current?.querySelectorAll('textarea')[caret.at]
    field?.focus()
    field?.setSelectionRange(caret.offset, caret.offset)
  }, [caret])

  function put(next: RichTextBlock[], focused: Caret) {
    onChange(next)
    setCaret({ ...focused })
  }
  const lengthOf = (block: RichTextBlock | undefined) => (block ? textOf(block).length : 0)
  const replaced = (at: number, count: number, by: readonly RichTextBlock[]) =>
    blocks.toSpliced(at, count, ...by)

  return {
    root,
    said,
    write(at, text) {
      const block = blocks[at]
      if (block) onChange(replaced(at, 1, [blockOf(kindOf(block), text)]))
    },
    turn(at, kind) {
      const block = blocks[at]
      if (block) put(replaced(at, 1, [blockOf(kind, textOf(block))]), { at, offset: lengthOf(block) })
    },
    divide(at, parts) {
      const block = blocks[at]
      if (!block) return
      const made = divideBlock(kindOf(block), parts)
      const last = at + made.length - 1
      put(replaced(at, 1, made), { at: last, offset: lengthOf(made.at(-1)) - parts.after.length })
    },
    join(at) {
      const [first, second] = [blocks[at - 1], blocks[at]]
      if (!first || !second) return
      put(replaced(at - 1, 2, [joinBlocks(first, second)]), { at: at - 1, offset: lengthOf(first) })
    },
    leaveList(at, text) {
      const block = blocks[at]
      if (!block) return
      const rest = text.replace(/\n?$/, '')
      const list = rest ? [blockOf(kindOf(block), rest)] : []
      put(replaced(at, 1, [...list, blockOf('paragraph', '')]), { at: at + list.length, offset: 0 })
    },
    move(at, by) {
      const to = at + by
      const block = blocks[at]
      if (!block || to < 0 || to >= blocks.length) return
      put(blocks.toSpliced(at, 1).toSpliced(to, 0, block), { at: to, offset: lengthOf(block) })
      setSaid(t('console.blocks.moved', { position: to + 1, total: blocks.length }))
    },
    remove(at) {
      const rest = replaced(at, 1, [])
      const next = Math.min(at, rest.length - 1)
      put(rest, { at: next, offset: lengthOf(rest[next]) })
      setSaid(t('console.blocks.removed'))
    },
    add(kind) {
      put([...blocks, blockOf(kind, '')], { at: blocks.length, offset: 0 })
    },
  }
}
