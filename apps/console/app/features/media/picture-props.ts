import type { CallAnswer } from '@warsha/contract/client/rest-call.ts'
import type { readPictureSchema } from '@warsha/contract/console/media/pictures.rest.ts'

/** A picture with the objects that show it. */
export type OpenedPicture = CallAnswer<typeof readPictureSchema>['data']
