import { Tour } from '@warsha/ui/tour.tsx'
import { useState } from 'react'
import { loginStore, useLogin } from '~/session/groups/login.ts'
import { useTranslation } from '~/session/messages.ts'

/** What the steps point at: carousel, colours, arrows, map, locate-me control, proceed button. */
const tourSteps = ['centers', 'status', 'arrows', 'map', 'location', 'submit'] as const

/** Shown once to each shopper; ending it in whichever way is remembered. */
export function CentreTour() {
  const { t, dir } = useTranslation()
  const hasSeen = useLogin((login) => login.seenTour)
  const [steps] = useState(() =>
    tourSteps.map((step) => ({
      key: step,
      title: t(`booking.tour.${step}Title`),
      text: t(`booking.tour.${step}Text`),
      findTarget: () => findTarget(step),
    })),
  )
  if (hasSeen) return null
  return (
    <Tour
      label={t('booking.tour.label')}
      dir={dir}
      steps={steps}
      texts={{
        skip: t('booking.tour.close'),
        back: t('booking.tour.prev'),
        next: t('booking.tour.next'),
        finish: t('booking.tour.finish'),
      }}
      progress={(number, total) => t('booking.tour.progress', { number, total })}
      onEnd={endTour}
    />
  )
}

function endTour(): void {
  loginStore.setState({ seenTour: true })
}

function findTarget(step: (typeof tourSteps)[number]): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`[data-tour="${step}"]`) ?? undefined
}
