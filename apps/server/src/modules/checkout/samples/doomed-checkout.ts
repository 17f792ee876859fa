import { systemClock } from '#kernel/clock.ts'
import { listenForChanges } from '#kernel/database/changes.ts'
import { connect } from '#kernel/database/connect.ts'
import { openListener } from '#kernel/database/listen.ts'
import { createModels } from '#kernel/read-model.ts'
import { type CheckoutDraft, createCheckout } from '../use-cases/create-checkout.ts'

/** A process of the shop that a test kills while it creates a checkout. */
if (import.meta.main) {
  const [url = '', draft = ''] = process.argv.slice(2)
  // It waits for as long as the test needs to see that it waits.
  const patience = { connectionMs: 60_000, statementMs: 120_000, lockMs: 120_000, idleMs: 120_000 }
  const { db } = connect(url, { max: 2, onError: () => undefined, patience })
  const listener = openListener(url, { onError: () => undefined })
  const models = createModels(db, listenForChanges(listener))
  await createCheckout({ db, models, clock: systemClock }, JSON.parse(draft) as CheckoutDraft)
  process.stdout.write('created\n')
}
