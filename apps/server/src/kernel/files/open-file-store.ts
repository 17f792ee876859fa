import { networkPort } from '#kernel/database/network-port.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { rememberFiles } from './remember-files.ts'
import { s3Store } from './s3-store.ts'

type Settings = {
  DATA_DIR: string
  MEDIA_URL?: string | undefined
  S3_ENDPOINT?: string | undefined
  S3_REGION: string
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

/** The store of files that is configured. Inside a transaction it refuses, a folder as well: so what works with one works with both. */
export function openFileStore(config: Settings): FileStore {
  const { folder, ...calls } = config.MEDIA_URL
    ? rememberFiles(bucketOf(config))
    : folderStore(config.DATA_DIR)
  return { folder, ...networkPort('files', calls) }
}

function bucketOf({ MEDIA_URL, S3_REGION, ...config }: Settings): FileStore {
  const { host, pathname } = new URL(MEDIA_URL ?? '')
  const folder = pathname.replaceAll(/^\/+|\/+$/g, '')
  return s3Store({
    bucket: host,
    prefix: folder && `${folder}/`,
    endpoint: config.S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`,
    region: S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
  })
}
