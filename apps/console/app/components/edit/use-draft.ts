import { useEffect, useState } from 'react'
import { useOperator } from '~/session/operator.ts'
import { changedNames, type Draft, type MergedDraft, mergeDraft, type Values } from './merge-draft.ts'

export type EditedDraft<Fields extends Values> = MergedDraft<Fields> & {
  /** It was typed before the page was loaded. */
  isRestored: boolean
  change(values: Partial<Fields>): void
  discard(): void
  /** Settles a field that was saved by somebody else meanwhile. */
  keepMine(name: string): void
  takeTheirs(name: string): void
  /** The values of the record when the typing began. */
  base: Fields
}

/**
 * What is typed into a record, kept in the browser per operator until it is saved or discarded: it outlives a reload and
 * a session that has ended. The component is keyed by the record.
 */
export function useDraft<Fields extends Values>(record: string, saved: Fields): EditedDraft<Fields> {
  const { id } = useOperator()
  const storedAs = `warsha-console:draft:${id}:${record}`
  const [draft, setDraft] = useState(() => readDraft<Fields>(storedAs))
  const [isRestored, setIsRestored] = useState(draft !== undefined)
  useEffect(() => writeDraft(storedAs, draft), [storedAs, draft])

  /** Values that are equal again are no typing. */
  function put(next: (current: Draft<Fields>) => Draft<Fields>) {
    setDraft((current) => {
      const changed = next(current ?? { base: saved, fields: saved })
      return changedNames(changed.base, changed.fields).length > 0 ? changed : undefined
    })
  }

  return {
    ...mergeDraft(draft, saved),
    isRestored: isRestored && draft !== undefined,
    base: draft?.base ?? saved,
    change: (values) => put(({ base, fields }) => ({ base, fields: { ...fields, ...values } })),
    discard() {
      setIsRestored(false)
      setDraft(undefined)
    },
    keepMine: (name) => put(({ base, fields }) => ({ base: { ...base, [name]: saved[name] }, fields })),
    takeTheirs: (name) =>
      put(({ base, fields }) => ({
        base: { ...base, [name]: saved[name] },
        fields: { ...fields, [name]: saved[name] },
      })),
  }
}

/** A browser may forbid storage; what is typed then lives as long as the page. */
function readDraft<Fields extends Values>(storedAs: string): Draft<Fields> | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(storedAs) ?? 'null') as Partial<Draft<Fields>> | null
    return stored?.base && stored.fields ? { base: stored.base, fields: stored.fields } : undefined
  } catch {
    return undefined
  }
}

function writeDraft(storedAs: string, draft: Draft<Values> | undefined): void {
  try {
    if (draft) localStorage.setItem(storedAs, JSON.stringify(draft))
    else localStorage.removeItem(storedAs)
  } catch {
    // Kept by the page itself.
  }
}
