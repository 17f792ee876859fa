/** What the operator is told. On a full disk PostgreSQL cannot even write down what it misses, so that is said here. */
export function startFailure(problem: string, freeBytes: number): string {
  const failure = `The embedded database ${problem.trim()}`
  if (freeBytes >= neededBytes) return failure
  const megabytes = Math.floor(freeBytes / 1_000_000)
  return `${failure}\nThe disk of DATA_DIR is full (${megabytes} MB free); make room and start again.`
}

/** One file of the write-ahead log has 16 MB, and a start may need two. */
const neededBytes = 33_554_432
