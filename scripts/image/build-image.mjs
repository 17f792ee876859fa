import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { prepare } from '../launcher/prepare.mjs'
import { inProject, root } from '../launcher/project.mjs'
import { Problem, tell } from '../launcher/tell.mjs'
import { copyProduct } from './copy-product.mjs'
import { copySystem } from './copy-system.mjs'
import { configOf, dataFolder, home, temporaryFolder } from './image-config.mjs'
import { writeLayer, writeLayout } from './oci-layout.mjs'
import { userId } from './user-id.mjs'

/** The same sources, packages of Debian and builds give the same digest. */
export async function buildImage(target = inProject('.cache/image')) {
  if (process.platform !== 'linux')
    throw new Problem('An image is made on Linux, with Debian’s dpkg-deb and apt-get.')
  await prepare({ build: true })
  const staging = mkdtempSync(path.join(tmpdir(), 'warsha-image-'))
  const folder = path.resolve(target)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'blobs/sha256'), { recursive: true })
  try {
    tell('Debian’s C libraries')
    const system = copySystem(path.join(staging, 'system'))
    tell('Node and the shop')
    const node = copyNode(path.join(staging, 'node'))
    const product = copyProduct(path.join(staging, 'product'), home)
    const created = dateOfSources()
    const layers = [
      writeLayer(folder, 'system', system, { created }),
      writeLayer(folder, 'node', node, { created }),
      writeLayer(folder, 'shop', product, { created }),
      ...writeDataLayers(folder, path.join(staging, 'data'), { created }),
    ]
    const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
    const digest = writeLayout(folder, { layers, created, reference: version, config: configOf(version) })
    return { folder, digest, layers }
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

function copyNode(folder) {
  const bin = path.join(folder, 'usr/local/bin')
  mkdirSync(bin, { recursive: true })
  execFileSync('cp', ['--dereference', inProject('node_modules/node/bin/node'), bin])
  return folder
}

/** A volume begins with the owner and the rights of the folder that it covers, and what is mounted for a moment with its rights alone. */
export function writeDataLayers(layout, folder, { created }) {
  for (const each of [temporaryFolder, dataFolder]) mkdirSync(path.join(folder, each), { recursive: true })
  return [
    writeLayer(layout, 'temporary', folder, { created, mode: '1777', paths: [temporaryFolder] }),
    writeLayer(layout, 'data', folder, { created, owner: userId, paths: [dataFolder] }),
  ]
}

/** The moment of the last commit: an image says when its sources were written, not when it was packed. */
function dateOfSources() {
  const given = process.env.SOURCE_DATE_EPOCH
  const seconds =
    given ?? execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }).trim()
  return new Date(Number(seconds) * 1000)
}
