import { toolkits } from '../architecture/layout.ts'
import { resolveTarget } from '../architecture/resolve-target.ts'
import { type FileNames, namesOf } from './exports-of.ts'

export type SourceFile = { file: string; source: string; isTest: boolean }

type Read = SourceFile & FileNames

const defined = /^export const (\w+) = defineEvent\(/gm

/**
 * Exports that only tests use: code that nobody needs but its own test. A row of the ledger is a need too: what the
 * test beside it proves may wait for the screen that will use it. So may what a toolkit offers to modules to come, and
 * an event, which a module publishes whether anybody listens yet or not.
 */
export function findUnusedExports(files: readonly SourceFile[]): string[] {
  const read = files.map((each) => ({ ...each, ...namesOf(each.file, each.source) }))
  const needed = usesBy(read.filter(({ isTest }) => !isTest))
  const tested = usesBy(read.filter(({ isTest }) => isTest))
  const owed = usesBy(read.filter(isOwed).map(besideOnly))
  const events = new Set(files.flatMap(({ source }) => [...source.matchAll(defined)].map(([, name]) => name)))
  return read
    .filter(({ isTest }) => !isTest)
    .flatMap(({ file, exported }) =>
      exported
        .filter((name) => tested.has(`${file} ${name}`) && !events.has(name))
        .filter((name) => !needed.has(`${file} ${name}`) && !needed.has(`${file} *`))
        .filter((name) => !owed.has(`${file} ${name}`) && !owed.has(`${file} *`))
        .map((name) => `${file} ${name}`),
    )
}

function usesBy(files: readonly Read[]): Set<string> {
  return new Set(
    files.flatMap(({ file, uses }) =>
      uses.map(({ specifier, name }) => `${resolveTarget(file, specifier)} ${name}`),
    ),
  )
}

function isOwed({ file, isTest, namesRows }: Read): boolean {
  return isTest && (namesRows || toolkits.some((folder) => file.startsWith(folder)))
}

/** A row is a need of what the test stands beside, not of whatever helps it. */
function besideOnly(test: Read): Read {
  return { ...test, uses: test.uses.filter(({ specifier }) => /^\.\.?\/[^/]+$/.test(specifier)) }
}
