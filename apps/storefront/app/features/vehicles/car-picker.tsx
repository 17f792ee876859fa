import type { CarKey } from '@warsha/contract/vehicles/car-parameter.ts'
import type { RestSavedCar } from '@warsha/contract/vehicles/vehicles.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { CarIcon } from '@warsha/ui/shop-icons.tsx'
import { chooseCar, isSameCar, useChosenCar } from '~/session/chosen-car.ts'
import { useLogin } from '~/session/groups/login.ts'
import { useTranslation } from '~/session/messages.ts'
import { CarForm } from './car-form.tsx'
import { carName } from './car-lists.ts'
import { useMyCars } from './use-my-cars.ts'

export type CarPickerProps = { onClose: () => void; onChosen: (car: CarKey | null) => void }

/** One of the customer's own cars, or any car: a visitor need not sign in to see what fits. */
export function CarPicker({ onClose, onChosen }: CarPickerProps) {
  const { t, lang } = useTranslation()
  const isCustomer = useLogin((login) => login.is_login)
  // Without them every car can still be chosen.
  const saved = useMyCars({ isCustomer, isQuiet: true }).cars ?? []
  const chosen = useChosenCar()

  function choose(key: CarKey, name: string) {
    chooseCar({ ...key, names: { [lang]: name }, isFilter: true })
    onChosen(key)
  }

  function stop() {
    chooseCar(null)
    onChosen(null)
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('cars.chooseTitle')} closeLabel={t('shell.close')}>
      {saved.length > 0 && (
        <section className="mb-5">
          <h3 className="mb-2 text-sm font-semibold">{t('cars.ofYours')}</h3>
          <ul className="grid gap-2">
            {saved.map((car) => (
              <li key={car.id}>
                <Button
                  variant={isSameCar(chosen, keyOf(car)) ? 'primary' : 'secondary'}
                  isFullWidth
                  className="justify-start"
                  onClick={() => choose(keyOf(car), carName(car))}
                >
                  <CarIcon className="size-5" />
                  <bdi>{carName(car)}</bdi>
                </Button>
              </li>
            ))}
          </ul>
          <h3 className="mt-5 text-sm font-semibold">{t('cars.otherCar')}</h3>
        </section>
      )}
      <CarForm submitLabel={t('cars.choose')} onSubmit={choose} />
      {chosen && (
        <Button variant="ghost" isFullWidth className="mt-2" onClick={stop}>
          {t('cars.stop')}
        </Button>
      )}
    </Dialog>
  )
}

function keyOf({ car_id: carId, year }: RestSavedCar): CarKey {
  return { carId, year }
}
