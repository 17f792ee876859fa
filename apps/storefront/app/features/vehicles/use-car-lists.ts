import type { CarType } from '@warsha/contract/vehicles/vehicles.constants.ts'
import { useLoad } from '~/session/use-load.ts'
import { listBrands, listModels } from './car-lists.ts'

/** Brands of the type and models of the brand; null while they are on their way. */
export function useCarLists({ type, brandId }: { type: CarType; brandId: number | null }) {
  const brands = useLoad(
    ['car-brands', type],
    (signal) => listBrands(type, { signal, isBackground: true }),
    quiet,
  )
  const models = useLoad(
    ['car-models', type, brandId],
    async (signal) => (brandId === null ? [] : listModels({ brandId, type }, { signal, isBackground: true })),
    quiet,
  )
  return {
    brands: brands.value,
    models: models.value,
    hasFailed: brands.hasFailed || models.hasFailed,
    retry() {
      if (brands.hasFailed) brands.reload()
      if (models.hasFailed) models.reload()
    },
  }
}

const quiet = { onFailure: () => undefined }
