import { useEffect, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { useLoaded } from '~/session/use-loaded.ts'
import { type BillsPage, listBills } from './bill-calls.ts'

/** The pages of the customer's bills one after the other; another language reads them anew. */
export function useBills() {
  const { lang } = useTranslation()
  const { value: first, hasFailed, reload } = useLoaded(lang, (signal) => listBills(1, signal))
  const [list, setList] = useState<BillsPage | null>(null)
  const [isLoading, setLoading] = useState(false)
  useEffect(() => setList(first), [first])

  async function loadMore() {
    if (!list?.next || isLoading) return
    setLoading(true)
    try {
      const more = await listBills(list.next)
      setList({ bills: [...list.bills, ...more.bills], next: more.next })
    } catch (error) {
      showErrors(error)
    } finally {
      setLoading(false)
    }
  }

  return {
    bills: list?.bills ?? null,
    hasMore: list?.next !== undefined,
    hasFailed,
    isLoading,
    reload,
    loadMore: () => void loadMore(),
  }
}
