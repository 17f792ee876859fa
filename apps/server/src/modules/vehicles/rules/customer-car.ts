/** A car that a customer has saved. */
export type CustomerCar = { publicId: string; modelId: number; year: number }
