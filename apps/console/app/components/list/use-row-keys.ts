import type { RefObject } from 'react'
import { useKeys } from '~/session/keys.ts'

/** `j` and `k` walk through the rows, `x` selects the one that has the focus; Enter follows its link by itself. */
export function useRowKeys(root: RefObject<HTMLElement | null>): void {
  function walk(step: 1 | -1) {
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])]
    const at = rows.findIndex((row) => row.closest('tr, li')?.contains(document.activeElement) ?? false)
    const next = at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step
    rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus()
  }

  function select() {
    const row = document.activeElement?.closest('tr, li')
    if (row && root.current?.contains(row)) row.querySelector<HTMLInputElement>('[data-select]')?.click()
  }

  useKeys({ KeyJ: () => walk(1), KeyK: () => walk(-1), KeyX: select })
}
