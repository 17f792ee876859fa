import { z } from 'zod'
import { connect } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { on } from '#kernel/events/on.ts'
import { publish } from '#kernel/events/publish.ts'
import { startJobs } from '#kernel/jobs/start-jobs.ts'
import { ok } from '#kernel/outcome.ts'

/** A process of the shop that a test kills: it publishes an event, or begins to handle it and never ends. */
export const lastWords = defineEvent('test.last-words', z.object({ text: z.string() }), ({ text }) => text)

export const handlerName = 'hear-last-words'

if (import.meta.main) {
  const [url = '', task] = process.argv.slice(2)
  const handler = on(lastWords, handlerName, async () => {
    process.stdout.write('handling\n')
    await new Promise(() => undefined)
  })
  await startJobs({
    url,
    declared: { handles: [handler] },
    context: undefined,
    isWorking: task === 'handle',
    onError: (error) => process.stderr.write(`${error.message}\n`),
    pace: { pollSeconds: 0.5, superviseSeconds: 1 },
  })
  const { db } = connect(url, { max: 1, onError: () => undefined })
  await inTransaction(db, async (tx) => ok(await publish(tx, lastWords({ text: 'goodbye' }))))
  process.stdout.write('published\n')
}
