import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Measured on two cores that had nothing else to do; each machine corrects them by its own runs. */
const usual = {
  'Format and lint': 8_000,
  Types: 45_000,
  'Unit, database and HTTP tests': 300_000,
  'Front-end build': 15_000,
  'Purchase journeys in the browser': 75_000,
  'Browser tests': 900_000,
}

/** How long each check takes, by its title: what the last run here took, or what it usually does. */
export function readDurations(file) {
  try {
    return { ...usual, ...JSON.parse(readFileSync(file, 'utf8')) }
  } catch {
    return usual
  }
}

export function writeDurations(file, outcomes) {
  const times = outcomes.filter(({ code, time }) => code === 0 && time > 0)
  const known = {
    ...readDurations(file),
    ...Object.fromEntries(times.map(({ title, time }) => [title, time])),
  }
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(known, undefined, 1)}\n`)
}
