import { checkCarFitCall } from '@warsha/contract/catalogue/car-fit.calls.ts'
import type { RestCarFit } from '@warsha/contract/catalogue/car-fit.rest.ts'
import { type CarKey, formatCar } from '@warsha/contract/vehicles/car-parameter.ts'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useChosenCar } from '~/session/chosen-car.ts'
import { createGroup } from '~/session/groups/create-group.ts'
import { browserApi } from '~/session/load-page.ts'

type Fit = Pick<RestCarFit, 'fits' | 'quantity' | 'litres'>

const fitsStore = createGroup<{ known: Readonly<Record<string, Fit>> }>({ known: {} })

/** How a variant suits the chosen car; null without a car or until it is known. Variants of one page are asked together. */
export function useCarFit(variantId: string): Fit | null {
  const car = useChosenCar()
  const key = car && keyOf(car, variantId)
  const fit = useStore(fitsStore, ({ known }) => (key ? known[key] : undefined))
  const isKnown = fit !== undefined

  useEffect(() => {
    if (car && !isKnown) want(car, variantId)
  }, [car, isKnown, variantId])

  return fit ?? null
}

const maxConcurrent = 100
const wanted = new Map<string, { car: CarKey; variantIds: Set<string> }>()

function want(car: CarKey, variantId: string): void {
  if (wanted.size === 0) setTimeout(askForWanted, 0)
  const name = formatCar(car)
  const asked = wanted.get(name) ?? { car, variantIds: new Set() }
  asked.variantIds.add(variantId)
  wanted.set(name, asked)
}

function askForWanted(): void {
  const asked = [...wanted.values()]
  wanted.clear()
  for (const { car, variantIds } of asked) {
    const ids = [...variantIds]
    for (let at = 0; at < ids.length; at += maxConcurrent) void ask(car, ids.slice(at, at + maxConcurrent))
  }
}

async function ask(car: CarKey, variantIds: readonly string[]): Promise<void> {
  try {
    const { data } = await browserApi().call(checkCarFitCall, {
      query: { car_id: car.carId, year: car.year, variant_ids: variantIds.join(',') },
      isBackground: true,
    })
    const found = data.map(({ variant_id, ...fit }) => [keyOf(car, variant_id), fit] as const)
    fitsStore.setState(({ known }) => ({ known: { ...known, ...Object.fromEntries(found) } }))
  } catch {
    // Whether it fits is an extra: without an answer nothing is said.
  }
}

function keyOf(car: CarKey, variantId: string): string {
  return `${formatCar(car)} ${variantId}`
}
