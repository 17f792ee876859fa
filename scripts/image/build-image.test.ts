import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeDataLayers } from './build-image.mjs'
import { dataFolder, temporaryFolder } from './image-config.mjs'
import { userId } from './user-id.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'warsha-layers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// An engine mounts an empty /tmp with the rights of the image's, but as root's: only what anybody may write is the shop's, too.
test('[OPS-55] a container may write /tmp and its data, whoever they are mounted by', () => {
  mkdirSync(path.join(folder, 'blobs/sha256'), { recursive: true })
  const layers = writeDataLayers(folder, path.join(folder, 'data'), { created: new Date(0) })
  const packed = layers.flatMap(({ digest }: { digest: string }) =>
    execFileSync('tar', ['-tvzf', path.join(folder, 'blobs/sha256', digest.slice('sha256:'.length))], {
      encoding: 'utf8',
    })
      .trim()
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').split(' ')),
  )
  expect(packed.map(([rights, owner, , , , name]) => [rights, owner, name])).toEqual([
    ['drwxrwxrwt', '0/0', `${temporaryFolder}/`],
    ['drwxr-xr-x', `${userId}/${userId}`, `${dataFolder}/`],
  ])
})
