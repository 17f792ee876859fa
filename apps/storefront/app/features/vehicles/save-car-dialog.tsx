import { isolate } from '@warsha/contract/formats/isolate.ts'
import type { CarKey } from '@warsha/contract/vehicles/car-parameter.ts'
import type { RestSavedCar } from '@warsha/contract/vehicles/vehicles.rest.ts'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { useState } from 'react'
import { chooseCar, isSameCar, useChosenCar } from '~/session/chosen-car.ts'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { toast } from '~/session/toasts.ts'
import { CarForm } from './car-form.tsx'
import { saveCar } from './car-lists.ts'

export type SaveCarDialogProps = {
  /** The car to change; without it one is added. */
  car?: RestSavedCar
  isFirst?: boolean
  onClose: (isChanged: boolean) => void
}

export function SaveCarDialog({ car, isFirst = false, onClose }: SaveCarDialogProps) {
  const { t, lang } = useTranslation()
  const chosen = useChosenCar()
  const [isPending, setPending] = useState(false)

  async function save(key: CarKey, name: string) {
    setPending(true)
    try {
      await saveCar(key, car?.id)
      // The first car is the one to shop for, and a car that is shopped for stays it when its year is corrected.
      const wasChosen = car && isSameCar(chosen, { carId: car.car_id, year: car.year })
      if (wasChosen || (isFirst && !chosen)) {
        chooseCar({ ...key, names: { [lang]: name }, isFilter: chosen?.isFilter ?? true })
      }
      toast.success(t('cars.saved', { car: isolate(name) }))
      onClose(true)
    } catch (error) {
      setPending(false)
      showErrors(error)
    }
  }

  return (
    <Dialog
      isOpen
      onClose={() => onClose(false)}
      title={t(car ? 'cars.editTitle' : 'cars.addTitle')}
      closeLabel={t('shell.close')}
    >
      <CarForm
        car={car}
        submitLabel={t('cars.save')}
        isPending={isPending}
        onSubmit={(key, name) => void save(key, name)}
      />
    </Dialog>
  )
}
