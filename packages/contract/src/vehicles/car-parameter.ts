/** A model in a year. */
export type CarKey = { carId: number; year: number }

/** `12-2019`, as addresses name a car. */
export function formatCar({ carId, year }: CarKey): string {
  return `${carId}-${year}`
}

/** Null for anything that cannot be a car; whether it exists the server must be asked. */
export function parseCar(text: string | null | undefined): CarKey | null {
  const parts = /^([1-9]\d{0,8})-(\d{4})$/.exec(text ?? '')
  return parts ? { carId: Number(parts[1]), year: Number(parts[2]) } : null
}
