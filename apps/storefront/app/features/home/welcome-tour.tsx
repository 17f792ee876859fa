import { Tour } from '@warsha/ui/tour.tsx'
import { useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { findTarget, possibleSteps } from './tour-steps.ts'

/** Shows the four parts of the page one needs first. */
export function WelcomeTour({ onEnd }: { onEnd: () => void }) {
  const { t, dir } = useTranslation()
  const [steps] = useState(() =>
    possibleSteps().map((step) => ({
      key: step,
      title: t(`home.tour.${step}Title`),
      text: t(`home.tour.${step}Text`),
      findTarget: () => findTarget(step),
    })),
  )
  return (
    <Tour
      label={t('home.tour.label')}
      dir={dir}
      steps={steps}
      texts={{
        skip: t('home.tour.skip'),
        back: t('shell.back'),
        next: t('shell.next'),
        finish: t('home.tour.finish'),
      }}
      progress={(number, total) => t('home.tour.progress', { number, total })}
      onEnd={onEnd}
    />
  )
}
