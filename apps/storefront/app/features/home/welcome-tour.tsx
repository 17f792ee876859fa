import { Button } from '@warsha/ui/button.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { possibleSteps, type TourStep } from './tour-steps.ts'
import { useSpotlight } from './use-spotlight.ts'

/** A few words beside the four parts of the page one needs first. The page below stays usable; leaving it ends the tour. */
export function WelcomeTour({ onEnd }: { onEnd: () => void }) {
  const { t, dir } = useTranslation()
  const id = useId()
  const card = useRef<HTMLDivElement>(null)
  const [steps] = useState(possibleSteps)
  const [at, setAt] = useState(0)
  const step = steps[at]
  const spotlight = useSpotlight(step, card)
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
        aria-label={t('home.tour.label')}
        aria-describedby={`${id}-title ${id}-text`}
        tabIndex={-1}
        onKeyDown={handleKey}
        className={classNames(
          'pointer-events-auto absolute start-0 top-0 w-[min(20rem,calc(100%-2rem))] rounded-card bg-surface p-4 shadow-raised outline-none transition-[translate] duration-200',
          !spotlight && 'opacity-0',
        )}
        style={spotlight ? { translate: `${spotlight.card.x}px ${spotlight.card.y}px` } : undefined}
      >
        <div dir={dir}>
          <StepCard
            id={id}
            step={step}
            number={at + 1}
            total={steps.length}
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
  number: number
  total: number
  onBack?: () => void
  onNext: () => void
  onSkip: () => void
}

function StepCard({ id, step, number, total, onBack, onNext, onSkip }: StepCardProps) {
  const { t } = useTranslation()
  const isLast = number === total
  return (
    <>
      <p className="text-xs text-muted">{t('home.tour.progress', { number, total })}</p>
      <h2 id={`${id}-title`} className="mt-1 text-lg font-bold leading-heading">
        {t(`home.tour.${step}Title`)}
      </h2>
      <p id={`${id}-text`} className="mt-1.5 text-muted">
        {t(`home.tour.${step}Text`)}
      </p>
      <div className="mt-4 flex items-center gap-2">
        {!isLast && (
          <Button variant="ghost" className="-ms-3" onClick={onSkip}>
            {t('home.tour.skip')}
          </Button>
        )}
        <div className="ms-auto flex gap-2">
          {onBack && (
            <Button variant="secondary" onClick={onBack}>
              {t('shell.back')}
            </Button>
          )}
          <Button onClick={onNext}>{t(isLast ? 'home.tour.finish' : 'shell.next')}</Button>
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
