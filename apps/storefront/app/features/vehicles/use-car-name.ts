import { isolate } from '@warsha/contract/formats/isolate.ts'
import { type CarKey, formatCar } from '@warsha/contract/vehicles/car-parameter.ts'
import { useEffect, useState } from 'react'
import { chooseCar, isSameCar, useChosenCar } from '~/session/chosen-car.ts'
import { useTranslation } from '~/session/messages.ts'
import { carName, readCar } from './car-lists.ts'

/** The car's name in the page's language, for a sentence; null until it is known. */
export function useCarName(key: CarKey | null): string | null {
  const { lang } = useTranslation()
  const chosen = useChosenCar()
  const [found, setFound] = useState<{ of: string; name: string } | null>(null)
  const known = key && isSameCar(chosen, key) ? chosen?.names[lang] : undefined
  const wanted = key ? `${lang} ${formatCar(key)}` : ''
  const carId = key?.carId
  const year = key?.year

  useEffect(() => {
    if (known || carId === undefined || year === undefined) return
    const abort = new AbortController()
    readCar({ carId, year }, { signal: abort.signal, isBackground: true }).then(
      (car) => {
        const name = carName(car)
        setFound({ of: `${lang} ${formatCar({ carId, year })}`, name })
        if (chosen && isSameCar(chosen, { carId, year })) {
          chooseCar({ ...chosen, names: { ...chosen.names, [lang]: name } })
        }
      },
      // A car that cannot be named is not spoken of.
      () => undefined,
    )
    return () => abort.abort()
  }, [known, carId, year, lang, chosen])

  const name = known ?? (found?.of === wanted ? found.name : null)
  return name && isolate(name)
}
