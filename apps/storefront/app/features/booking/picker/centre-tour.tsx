import { Tour } from '@warsha/ui/tour.tsx'
import { useState } from 'react'
import { useLogin } from '~/session/groups/login.ts'
import { useTranslation } from '~/session/messages.ts'
import { rememberTour } from '~/session/seen-tour.ts'

/** Targets of the steps: carousel, colours, arrows, map, locate-me control, proceed button. */
const tourSteps = ['centers', 'status', 'arrows', 'map', 'location', 'submit'] as const

/** Goes through the parts of the picker; ending it in whichever way is remembered. */
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
      onEnd={rememberTour}
    />
  )
}

function findTarget(step: (typeof tourSteps)[number]): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(`[data-tour="${step}"]`) ?? undefined
}
