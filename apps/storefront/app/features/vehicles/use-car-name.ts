import { isolate } from '@warsha/contract/formats/isolate.ts'
import type { CarKey } from '@warsha/contract/vehicles/car-parameter.ts'
import { chooseCar, isSameCar, useChosenCar } from '~/session/chosen-car.ts'
import { useTranslation } from '~/session/messages.ts'
import { useLoad } from '~/session/use-load.ts'
import { carName, readCar } from './car-lists.ts'

/** The car's name in the page's language, for a sentence; null until it is known. A car that cannot be named is not spoken of. */
export function useCarName(key: CarKey | null): string | null {
  const { lang } = useTranslation()
  const chosen = useChosenCar()
  const known = key && isSameCar(chosen, key) ? chosen?.names[lang] : undefined
  const { value } = useLoad(
    key && !known ? ['car-name', key.carId, key.year] : null,
    (signal) => (key ? readName(key, signal) : Promise.reject(new Error('No car'))),
    { onFailure: () => undefined },
  )

  async function readName(car: CarKey, signal: AbortSignal): Promise<string> {
    const name = carName(await readCar(car, { signal, isBackground: true }))
    if (chosen && isSameCar(chosen, car)) chooseCar({ ...chosen, names: { ...chosen.names, [lang]: name } })
    return name
  }

  const name = known ?? value
  return name && isolate(name)
}
