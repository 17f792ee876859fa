import { catalogueModel } from '../../apps/server/src/modules/catalogue/index.ts'
import type { Work } from './load.ts'
import { openApp } from './open-app.ts'

/** SQL statements behind one request once the server is warm: a figure that does not move with the machine. */
export async function countStatements(dataDir: string, works: readonly Work[]): Promise<Map<string, number>> {
  const { app, deps, connection, close } = await openApp(dataDir)
  // Until everything is in memory the database answers.
  const { loading } = await deps.models.get(catalogueModel)
  await loading?.promise

  const counts = new Map<string, number>()
  for (const work of works) {
    const url = (suffix: string) =>
      work.body ? work.path : `${work.path}${work.path.includes('?') ? '&' : '?'}bench=${suffix}`
    const request = (suffix: string) =>
      app.inject({
        method: work.body ? 'POST' : 'GET',
        url: url(suffix),
        ...(work.body && { payload: work.nextBody?.() ?? work.body }),
      })
    await request('warm')
    const before = connection.statements()
    // Another query, so that a page is rendered anew instead of coming from the page cache.
    await request('counted')
    counts.set(work.name, connection.statements() - before)
  }
  await close()
  return counts
}
