import { tell } from '../launcher/tell.mjs'

/** Until then caches fill and connections are opened. */
const warmShare = 1 / 3
/** What may be more in the last third than in the second. */
const allowed = { memoryMiB: 24, memoryShare: 0.1, files: 15, connections: 15 }

/** What grew, as sentences: medians of the last third against those of the one before. */
export function judge(samples) {
  return Object.entries(seriesOf(samples)).flatMap(([name, points]) => {
    const [second, last] = thirdsOf(points)
    const limit = name.endsWith('memory, MiB')
      ? Math.max(allowed.memoryMiB, second * allowed.memoryShare)
      : name.endsWith('files')
        ? allowed.files
        : allowed.connections
    return last - second > limit ? [`${name} grew from ${second.toFixed(0)} to ${last.toFixed(0)}`] : []
  })
}

export function printSamples(samples, { met, events, minutes }) {
  tell('')
  tell('what | begin | second third | last third | slope after the first third, per hour')
  for (const [name, points] of Object.entries(seriesOf(samples))) {
    const [second, last] = thirdsOf(points)
    const slope = slopeOf(points.slice(Math.floor(points.length * warmShare))) * 60
    tell(
      [name, points[0]?.value.toFixed(0), second.toFixed(0), last.toFixed(0), slope.toFixed(1)].join(' | '),
    )
  }
  for (const event of events) tell(event)
  tell(
    `${minutes} minutes, ${samples.length} samples, ${met.bought} purchases, answers ${JSON.stringify(met.counts)}`,
  )
}

function seriesOf(samples) {
  const names = [...new Set(samples.flatMap(({ held }) => Object.keys(held)))]
  const of = (read) =>
    samples.flatMap((sample) => {
      const value = read(sample)
      return value === undefined ? [] : [{ minute: sample.minute, value }]
    })
  return {
    ...Object.fromEntries(
      names.flatMap((name) => [
        [`${name}, memory, MiB`, of(({ held }) => held[name]?.memoryMiB)],
        [`${name}, files`, of(({ held }) => held[name]?.files)],
      ]),
    ),
    'connections to the primary': of(({ connections }) => connections),
  }
}

function thirdsOf(points) {
  const third = Math.floor(points.length / 3)
  return [points.slice(third, 2 * third), points.slice(2 * third)].map((part) =>
    medianOf(part.map(({ value }) => value)),
  )
}

function medianOf(values) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

/** Least squares, for each minute. */
function slopeOf(points) {
  const mean = (read) => points.reduce((sum, point) => sum + read(point), 0) / points.length
  const [middle, level] = [mean(({ minute }) => minute), mean(({ value }) => value)]
  const spread = mean(({ minute }) => (minute - middle) ** 2)
  return spread === 0 ? 0 : mean(({ minute, value }) => (minute - middle) * (value - level)) / spread
}
