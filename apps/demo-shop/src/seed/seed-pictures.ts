import type { Actor, CommandDeps } from '@warsha/server/commands/define-command.ts'
import { ok } from '@warsha/server/kernel/outcome.ts'
import { joinUses } from '@warsha/server/modules/media/storage/picture-use-queries.ts'
import { editPicture } from '@warsha/server/modules/media/use-cases/edit-picture.ts'
import { encodePicture } from '@warsha/server/modules/media/use-cases/encode-picture.ts'
import { withContent } from '@warsha/server/modules/media/use-cases/keep-content.ts'
import { uploadPicture } from '@warsha/server/modules/media/use-cases/store-picture.ts'
import { broadcastPictureUses } from '@warsha/server/modules/notifications/storage/picture-uses.ts'
import { bannerFile } from '../catalogue/rendering/banner-files.ts'
import { type DemoPicture, demoPictures } from '../media/demo-pictures.ts'
import { actInDemo } from './demo-actor.ts'

/** Uploads pictures into the library and describes them; tells the address of each. */
export async function seedPictures(
  deps: CommandDeps,
  actor: Actor,
): Promise<Record<keyof typeof demoPictures, string>> {
  const { wash, journey, oldOffer } = demoPictures
  return {
    wash: await seedPicture(deps, actor, wash),
    journey: await seedPicture(deps, actor, journey),
    oldOffer: await seedPicture(deps, actor, oldOffer),
  }
}

async function seedPicture(
  deps: CommandDeps,
  actor: Actor,
  { name, fileName, scene, alt, keys }: DemoPicture,
): Promise<string> {
  const encoded = await encodePicture(await photograph(scene))
  if (!encoded.ok) throw new Error(`The picture ${fileName} cannot be read: ${encoded.code}`)
  const uses = joinUses(broadcastPictureUses)
  const { hash } = encoded.value
  const kept = await withContent(deps, encoded.value, async (content) =>
    ok(
      await actInDemo(deps, actor, uploadPicture(uses, content), {
        key: keys.upload,
        input: { hash, fileName },
      }),
    ),
  )
  if (!kept.ok) throw new Error(`The picture ${fileName} cannot be stored: ${kept.code}`)
  const stored = kept.value
  await actInDemo(deps, actor, editPicture(uses), {
    key: keys.describe,
    input: { id: stored.id, revision: stored.revision, name, altEn: alt.en, altAr: alt.ar },
  })
  return stored.address
}

/** Loaded when it is needed, as the server does: the library takes much memory. */
async function photograph(scene: DemoPicture['scene']): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(bannerFile({ scene, size: 'desktop', direction: 'ltr' }))
    .jpeg({ quality: 85 })
    .toBuffer()
}
