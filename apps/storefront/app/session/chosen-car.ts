import type { CarKey } from '@warsha/contract/vehicles/car-parameter.ts'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createGroup } from './groups/create-group.ts'
import { type ChosenCar, readChosenCar } from './read-chosen-car.ts'

const storageKey = 'warsha:car'

/** It goes with the customer who signs out. */
const carStore = createGroup<{ car: ChosenCar | null }>({ car: null }, { isPrivate: true })

/** None until the page is taken over: the server's page is the same for everybody. */
export function useChosenCar(): ChosenCar | null {
  useEffect(startCar, [])
  return useStore(carStore, ({ car }) => car)
}

export function chooseCar(car: ChosenCar | null): void {
  startCar()
  carStore.setState({ car })
}

export function setCarFilter(isFilter: boolean): void {
  const { car } = carStore.getState()
  if (car) chooseCar({ ...car, isFilter })
}

export function isSameCar(one: CarKey | null | undefined, other: CarKey | null | undefined): boolean {
  return one?.carId === other?.carId && one?.year === other?.year
}

let isStarted = false

function startCar(): void {
  if (isStarted) return
  isStarted = true
  carStore.setState({ car: readChosenCar(stored()) })
  carStore.subscribe(({ car }) => store(car))
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) carStore.setState({ car: readChosenCar(newValue) })
  })
}

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function store(car: ChosenCar | null): void {
  try {
    if (car) localStorage.setItem(storageKey, JSON.stringify(car))
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage it lasts as long as the page.
  }
}
