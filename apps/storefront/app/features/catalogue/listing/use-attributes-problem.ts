import { useEffect } from 'react'
import { toast } from '~/session/toasts.ts'

export function useAttributesProblem(problem: string | null): void {
  useEffect(() => {
    if (problem) toast.error(problem, { id: 'attributes' })
  }, [problem])
}
