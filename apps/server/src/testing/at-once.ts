/**
 * Works on all of them, as many at once as a test database has connections: more would only queue for one, and give up
 * waiting on a busy machine.
 */
export async function atOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const workers = Array.from({ length: connections }, async () => {
    for (const [at, item] of waiting) results[at] = await work(item)
  })
  await Promise.all(workers)
  return results
}

const connections = 10
