import type { SourceFile } from './source-files.ts'

/** Problems of the generated files that are there, one sentence each. */
export function findDrift(wanted: readonly SourceFile[], found: readonly SourceFile[]): string[] {
  const texts = new Map(found.map(({ path, text }) => [path, text]))
  const paths = new Set(wanted.map(({ path }) => path))
  const stale = wanted
    .filter(({ path, text }) => texts.get(path) !== text)
    .map(({ path }) => `${path} ${texts.has(path) ? 'is not what its sources say' : 'is missing'}`)
  const left = found
    .filter(({ path }) => !paths.has(path))
    .map(({ path }) => `${path} has no source any more`)
  return [...stale, ...left]
}
