import type { Connection } from '#kernel/database/connect.ts'

type Waking = {
  everySeconds: number
  wake(queue: string): void
  onError(error: Error): void
}

/**
 * Wakes the workers of queues in which something is due, for work whose notice was lost and work for later: one question
 * for all queues, in the place of one for each. The condition is the one of pg-boss's own index.
 */
export function wakeDueQueues(
  { pool }: Pick<Connection, 'pool'>,
  { everySeconds, wake, onError }: Waking,
): { stop(): Promise<void> } {
  let looking = Promise.resolve()
  let isLooking = false
  const look = async () => {
    isLooking = true
    try {
      const { rows } = await pool.query<{ name: string }>(dueQueues)
      for (const { name } of rows) wake(name)
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)))
    } finally {
      isLooking = false
    }
  }
  const turn = setInterval(() => {
    if (!isLooking) looking = look()
  }, everySeconds * 1000)
  return {
    async stop() {
      clearInterval(turn)
      await looking
    },
  }
}

const dueQueues = {
  name: 'jobs_due_queues',
  text: `SELECT DISTINCT name FROM pgboss.job WHERE state < 'active' AND NOT blocked AND start_after <= now()`,
}
