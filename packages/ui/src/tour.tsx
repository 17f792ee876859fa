import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { useSpotlight } from './use-spotlight.ts'

export type TourStep = {
  key: string
  title: string
  text: string
  /** Element the step is about; it must not change while the tour runs. */
  findTarget: () => HTMLElement | undefined
}

export type TourProps = {
  label: string
  dir: 'ltr' | 'rtl'
  steps: readonly TourStep[]
  texts: { skip: string; back: string; next: string; finish: string }
  progress: (number: number, total: number) => string
  onEnd: () => void
}

/** A few words beside parts of the page, one after the other. The page below stays usable; leaving it ends the tour. */
export function Tour({ label, dir, steps, texts, progress, onEnd }: TourProps) {
  const id = useId()
  const card = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const step = steps[at]
  const spotlight = useSpotlight(step?.findTarget, card)
  useFocus(card, at)

  useEffect(() => {
    if (!step) onEnd()
  }, [step, onEnd])

  function go(by: 1 | -1) {
    const next = at + by
    if (next >= steps.length) onEnd()
    else setAt(Math.max(0, next))
  }

  function handleKey(event: KeyboardEvent) {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    if (event.key === 'Escape') onEnd()
    else if (event.key === forward) go(1)
    else if (event.key === back) go(-1)
    else return
    event.preventDefault()
  }

  if (!step) return null
  return (
    // Distances are counted from the left edge of the screen, in every language.
    <div dir="ltr" className="pointer-events-none fixed inset-0 z-50 overflow-hidden">
      {spotlight && (
        <div
          aria-hidden="true"
          className="absolute start-0 top-0 rounded-card border-2 border-white shadow-[0_0_0_200vmax_rgb(19_32_26/0.5)] transition-all duration-200"
          style={{
            translate: `${spotlight.light.x}px ${spotlight.light.y}px`,
            width: spotlight.light.width,
            height: spotlight.light.height,
          }}
        />
      )}
      <div
        ref={card}
        role="dialog"
        aria-label={label}
        aria-describedby={`${id}-title ${id}-text`}
        tabIndex={-1}
        onKeyDown={handleKey}
        className={classNames(
          'pointer-events-auto absolute start-0 top-0 w-[min(20rem,calc(100%-2rem))] rounded-card border border-line bg-surface p-4 shadow-raised outline-none transition-[translate] duration-200',
          !spotlight && 'opacity-0',
        )}
        style={spotlight ? { translate: `${spotlight.card.x}px ${spotlight.card.y}px` } : undefined}
      >
        <div dir={dir}>
          <StepCard
            id={id}
            step={step}
            progress={progress(at + 1, steps.length)}
            isLast={at + 1 === steps.length}
            texts={texts}
            onBack={at > 0 ? () => go(-1) : undefined}
            onNext={() => go(1)}
            onSkip={onEnd}
          />
        </div>
      </div>
    </div>
  )
}

type StepCardProps = {
  id: string
  step: TourStep
  progress: string
  isLast: boolean
  texts: TourProps['texts']
  onBack?: () => void
  onNext: () => void
  onSkip: () => void
}

function StepCard({ id, step, progress, isLast, texts, onBack, onNext, onSkip }: StepCardProps) {
  return (
    <>
      <p className="text-xs text-muted">{progress}</p>
      <h2 id={`${id}-title`} className="mt-1 text-lg font-bold leading-heading">
        {step.title}
      </h2>
      <p id={`${id}-text`} className="mt-1.5 text-muted">
        {step.text}
      </p>
      <div className="mt-4 flex items-center gap-2">
        {!isLast && (
          <Button variant="ghost" className="-ms-3" onClick={onSkip}>
            {texts.skip}
          </Button>
        )}
        <div className="ms-auto flex gap-2">
          {onBack && (
            <Button variant="secondary" onClick={onBack}>
              {texts.back}
            </Button>
          )}
          <Button onClick={onNext}>{isLast ? texts.finish : texts.next}</Button>
        </div>
      </div>
    </>
  )
}

/** The card has the focus at each step; afterwards the page is as it was before, focus and scroll position. */
function useFocus(card: { current: HTMLElement | null }, at: number): void {
  useEffect(() => {
    const before = document.activeElement
    const top = window.scrollY
    return () => {
      window.scrollTo({ top, behavior: 'instant' })
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is read out anew
  useEffect(() => card.current?.focus({ preventScroll: true }), [at])
}
