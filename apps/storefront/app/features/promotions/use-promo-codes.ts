import { useRef, useState } from 'react'
import { browserApi } from '~/session/browser-api.ts'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { type CodeProblem, type CodeRefusal, codeProblemText } from './code-problem.ts'
import { readPromoCode } from './promo-code.ts'
import { addPromoCodeDocument, removePromoCodeDocument } from './promotions.generated.ts'

type Refusals = readonly CodeRefusal[]

/** Adds and removes codes of a checkout, one after the other. A refusal is shown with the server's reason. */
export function usePromoCodes(checkoutId: string, onChanged: () => void) {
  const { t, lang } = useTranslation()
  const [problem, setProblem] = useState<CodeProblem>()
  const [pending, setPending] = useState<string>()
  const isRunning = useRef(false)

  /** True when the code is applied. */
  async function apply(typed: string): Promise<boolean> {
    const promoCode = readPromoCode(typed)
    if (!promoCode) {
      setProblem('PROMO_CODE_REQUIRED')
      return false
    }
    return run(promoCode, async () => {
      const { checkoutAddPromoCode } = await browserApi().graphql(addPromoCodeDocument, {
        id: checkoutId,
        promoCode,
      })
      return checkoutAddPromoCode?.errors ?? []
    })
  }

  function remove(promoCode: string): Promise<boolean> {
    return run(promoCode, async () => {
      const { checkoutRemovePromoCode } = await browserApi().graphql(removePromoCodeDocument, {
        id: checkoutId,
        promoCode,
      })
      return checkoutRemovePromoCode?.errors ?? []
    })
  }

  async function run(code: string, call: () => Promise<Refusals>): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setPending(code)
    setProblem(undefined)
    try {
      const [refusal] = await call()
      setProblem(refusal)
      if (!refusal) onChanged()
      return !refusal
    } catch (error) {
      showErrors(error)
      return false
    } finally {
      isRunning.current = false
      setPending(undefined)
    }
  }

  const text = problem && codeProblemText(problem, { t, lang })
  return { problem: text, pending, apply, remove, clearProblem: () => setProblem(undefined) }
}
