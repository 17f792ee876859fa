import { isolate } from '@warsha/contract/formats/isolate.ts'
import type { RestSavedCar } from '@warsha/contract/vehicles/vehicles.rest.ts'
import { ConfirmDialog } from '@warsha/ui/confirm-dialog.tsx'
import { useState } from 'react'
import { chooseCar, isSameCar, useChosenCar } from '~/session/chosen-car.ts'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { toast } from '~/session/toasts.ts'
import { carName, removeCar } from './car-lists.ts'

export type RemoveCarDialogProps = { car: RestSavedCar; onClose: (isChanged: boolean) => void }

export function RemoveCarDialog({ car, onClose }: RemoveCarDialogProps) {
  const { t } = useTranslation()
  const chosen = useChosenCar()
  const [isPending, setPending] = useState(false)
  const name = isolate(carName(car))

  async function remove() {
    setPending(true)
    try {
      await removeCar(car.id)
      if (isSameCar(chosen, { carId: car.car_id, year: car.year })) chooseCar(null)
      toast.success(t('cars.removed', { car: name }))
      onClose(true)
    } catch (error) {
      setPending(false)
      showErrors(error)
    }
  }

  return (
    <ConfirmDialog
      title={t('cars.removeTitle')}
      confirmLabel={t('cars.remove')}
      cancelLabel={t('cars.keep')}
      closeLabel={t('shell.close')}
      isPending={isPending}
      onConfirm={() => void remove()}
      onClose={() => onClose(false)}
    >
      {t('cars.removeText', { car: name })}
    </ConfirmDialog>
  )
}
