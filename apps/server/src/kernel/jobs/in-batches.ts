/** More than this is left for the next run, so that a job ends. */
const maxBatches = 200

/** Repeats a statement that does some of the work and says how much, until it does less than a whole batch. */
export async function inBatches(
  size: number,
  work: (size: number) => Promise<{ rowCount: number | null }>,
): Promise<void> {
  for (let batch = 0; batch < maxBatches; batch++) {
    const { rowCount } = await work(size)
    if ((rowCount ?? 0) < size) return
  }
}
