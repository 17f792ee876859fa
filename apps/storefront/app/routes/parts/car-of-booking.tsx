import { CarChoice } from '~/features/booking/screen/car-choice.tsx'
import { carName } from '~/features/vehicles/car-lists.ts'
import { useMyCars } from '~/features/vehicles/use-my-cars.ts'
import { useIsSignedIn } from '~/session/use-is-signed-in.ts'

/** Offers a customer's saved cars to the booking. */
export function CarOfBooking() {
  return useIsSignedIn() ? <SavedCars /> : null
}

function SavedCars() {
  const { cars } = useMyCars()
  return cars && <CarChoice cars={cars.map((car) => ({ id: car.id, name: carName(car) }))} />
}
