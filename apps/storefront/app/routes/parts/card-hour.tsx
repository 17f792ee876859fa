import { ClockIcon } from '@warsha/ui/icons.tsx'
import { useEffect, useRef, useState } from 'react'
import type { ProductSummary } from '~/features/catalogue/summary/product-summary.ts'
import { whenIdle } from '~/session/server-page.ts'
import { useLang } from '~/session/use-lang.ts'
import { usePlace } from '~/shell/use-shop.ts'

/** The next free time of a product, on its card; sold out it has none. */
export function renderHour({ id, variantId, quantityAvailable }: ProductSummary) {
  return <CardHour id={id} variantId={quantityAvailable > 0 ? variantId : ''} />
}

/** Its line is kept before the hour is known, so that nothing moves; cards that come into view ask together. */
function CardHour({ id, variantId }: { id: string; variantId: string }) {
  const lang = useLang()
  const { stateId, isChosen } = usePlace()
  const line = useRef<HTMLParagraphElement>(null)
  const [text, setText] = useState('')

  useEffect(() => {
    setText('')
    if (!line.current || !variantId || !isChosen) return
    return whenInView(line.current, async (isOver) => {
      const { cardHourText } = await import('./card-hour-text.ts')
      const found = await cardHourText({ id, variantId }, `${lang} ${stateId}`)
      if (!isOver()) setText(found)
    })
  }, [id, variantId, lang, stateId, isChosen])

  return (
    <p
      ref={line}
      className="mt-1 flex min-h-[1lh] items-center gap-1 text-xs font-semibold text-brand max-lg:font-medium max-lg:ltr:tracking-tight"
    >
      {text && (
        <>
          <ClockIcon className="size-3.5 shrink-0 max-lg:hidden" />
          <span className="truncate">{text}</span>
        </>
      )}
    </p>
  )
}

/** Does something once, when the element is seen and the browser is idle. The card does without where it fails. */
function whenInView(element: Element, work: (isOver: () => boolean) => Promise<void>): () => void {
  let isOver = false
  let cancelIdle: (() => void) | undefined
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    watch.disconnect()
    cancelIdle = whenIdle(() => void work(() => isOver).catch(() => undefined))
  })
  watch.observe(element)
  return () => {
    isOver = true
    watch.disconnect()
    cancelIdle?.()
  }
}
