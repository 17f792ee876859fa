import type { CarType } from '@warsha/contract/vehicles/vehicles.constants.ts'
import type { RestBrand, RestCarModel } from '@warsha/contract/vehicles/vehicles.rest.ts'
import { useCallback, useEffect, useState } from 'react'
import { isAbort } from '~/session/exchange.ts'
import { listBrands, listModels } from './car-lists.ts'

type Loaded<Items> = { of: string; items: Items }

/** Brands of the type and models of the brand; null while they are on their way. */
export function useCarLists({ type, brandId }: { type: CarType; brandId: number | null }) {
  const loadBrands = useCallback(
    (signal: AbortSignal) => listBrands(type, { signal, isBackground: true }),
    [type],
  )
  const loadModels = useCallback(
    (signal: AbortSignal) =>
      brandId === null ? Promise.resolve([]) : listModels({ brandId, type }, { signal, isBackground: true }),
    [brandId, type],
  )
  const brands = useList<RestBrand[]>(type, loadBrands)
  const models = useList<RestCarModel[]>(`${type} ${brandId}`, loadModels)
  return {
    brands: brands.items,
    models: models.items,
    hasFailed: brands.hasFailed || models.hasFailed,
    retry() {
      if (brands.hasFailed) brands.retry()
      if (models.hasFailed) models.retry()
    },
  }
}

function useList<Items>(of: string, load: (signal: AbortSignal) => Promise<Items>) {
  const [loaded, setLoaded] = useState<Loaded<Items> | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another try
  useEffect(() => {
    const abort = new AbortController()
    setFailed(null)
    load(abort.signal).then(
      (items) => setLoaded({ of, items }),
      (error: unknown) => {
        if (!isAbort(error)) setFailed(of)
      },
    )
    return () => abort.abort()
  }, [of, load, turn])

  return {
    items: loaded?.of === of ? loaded.items : null,
    hasFailed: failed === of,
    retry: () => setTurn((before) => before + 1),
  }
}
