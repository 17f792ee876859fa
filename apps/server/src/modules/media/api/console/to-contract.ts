import { unusedPictureDays } from '@warsha/contract/console/media/pictures.constants.ts'
import type { RestPicture, RestPictureUse } from '@warsha/contract/console/media/pictures.rest.ts'
import type { NamedPicture, PictureUse } from '../../rules/picture.ts'

const dayMs = 86_400_000

/** The moments of a command that is sent again come out of storage as texts. */
export function toPicture(picture: NamedPicture): RestPicture {
  const { original, unusedSince } = picture
  const removedAt = unusedSince && new Date(new Date(unusedSince).getTime() + unusedPictureDays * dayMs)
  return {
    id: picture.id,
    url: picture.address,
    name: picture.name,
    original_name: picture.originalName,
    type: picture.type,
    width: picture.width,
    height: picture.height,
    bytes: picture.bytes,
    alt: { en: picture.altEn, ar: picture.altAr },
    original: original && {
      id: original.id,
      url: original.address,
      width: original.width,
      height: original.height,
    },
    crop: picture.crop,
    is_used: picture.isUsed,
    removed_at: picture.isUsed ? null : (removedAt?.toISOString() ?? null),
    uploaded_by: picture.uploader,
    uploaded_at: new Date(picture.createdAt).toISOString(),
    revision: picture.revision,
  }
}

export function toUse({ kind, id, name }: PictureUse): RestPictureUse {
  return { kind: kind as RestPictureUse['kind'], id, name }
}
