import type { SQL } from 'drizzle-orm'
import { defineModule } from '#http/define-module.ts'
import type { Deps } from '#http/deps.ts'
import { pictureRoutes } from './api/console/pictures.console.ts'
import { uploadRoutes } from './api/console/uploads.console.ts'
import { joinUses } from './storage/picture-use-queries.ts'
import { pictureFileHolds, pictures } from './storage/pictures.tables.ts'
import { removeUnusedPictures } from './use-cases/remove-pictures.ts'

/** The library of pictures. Objects of other modules show them, which the root passes in. */
export function mediaModule(listUses: () => readonly SQL[]) {
  return defineModule({
    name: 'media',
    tables: [pictures, pictureFileHolds],
    console: (deps) => async (app) => {
      const uses = joinUses(listUses())
      await app.register(pictureRoutes(uses)(deps))
      await app.register(uploadRoutes(uses)(deps))
    },
    jobs: [
      {
        name: 'remove-unused-pictures',
        cron: '50 3 * * *',
        run: (deps: Deps) => removeUnusedPictures(joinUses(listUses()))(deps),
      },
    ],
  })
}
