import type { CommandDeps } from '@warsha/server/commands/define-command.ts'
import { seedMarks } from '@warsha/server/kernel/database/seed-marks.tables.ts'
import { eq } from 'drizzle-orm'
import { findDemoActor } from './demo-actor.ts'
import { seedApproval } from './seed-approval.ts'
import { seedBroadcasts } from './seed-broadcasts.ts'
import { seedCardBatch } from './seed-card-batch.ts'
import { seedComments } from './seed-comments.ts'
import { seedImports } from './seed-imports.ts'
import { seedPictures } from './seed-pictures.ts'

const markName = 'demo-desk'

/**
 * Everyday work of the operators, once, so that the screens of the console show their states: pictures, gift cards,
 * broadcasts, comments and imports. The commands have fixed keys, so a start that was interrupted goes on where it stopped.
 * An approval waits at every start.
 */
export async function seedDesk(deps: CommandDeps): Promise<void> {
  const { db } = deps
  const finance = await findDemoActor(deps, 'finance', ['gift-cards.write'])
  if (finance) await seedApproval(deps, finance)
  const [mark] = await db.select().from(seedMarks).where(eq(seedMarks.name, markName))
  if (mark) return
  const content = await findDemoActor(deps, 'content', ['catalogue.write', 'notifications.broadcast'])
  if (!content || !finance) return
  await seedBroadcasts(deps, content, await seedPictures(deps, content))
  await seedCardBatch(deps, finance)
  await seedComments(db)
  await seedImports(deps, content)
  await db.insert(seedMarks).values({ name: markName, seededAt: deps.clock.now() }).onConflictDoNothing()
}
