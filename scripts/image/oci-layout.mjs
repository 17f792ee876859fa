import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const architectures = { x64: 'amd64', arm64: 'arm64' }
const maxTarBytes = 2 ** 31

// Only the owner's rights to execute count; who built it may have had any umask.
const usualMode = 'u=rwX,go=rX'

/** Packs a folder as a layer: files in order of their names, of one moment and of root, so that the same files are the same bytes. */
export function writeLayer(layout, name, folder, { created, owner = 0, mode = usualMode, paths = ['.'] }) {
  const seconds = Math.floor(created.getTime() / 1000)
  const tar = execFileSync(
    'tar',
    [
      '--sort=name',
      `--mtime=@${seconds}`,
      `--owner=${owner}`,
      `--group=${owner}`,
      '--numeric-owner',
      '--format=gnu',
      `--mode=${mode}`,
      '-C',
      folder,
      '-cf',
      '-',
      ...paths,
    ],
    { maxBuffer: maxTarBytes },
  )
  const packed = gzipSync(tar, { level: 9 })
  const blob = writeBlob(layout, packed)
  return { name, bytes: tar.length, packed: packed.length, digest: blob, diffId: digestOf(tar) }
}

/** Writes configuration, manifest and index; answers the digest of the manifest, which names the image. */
export function writeLayout(layout, { layers, created, reference, config }) {
  const platform = { architecture: architectures[process.arch] ?? process.arch, os: 'linux' }
  const configuration = json({
    created: created.toISOString(),
    ...platform,
    config,
    rootfs: { type: 'layers', diff_ids: layers.map(({ diffId }) => diffId) },
    history: layers.map(({ name }) => ({ created: created.toISOString(), created_by: name })),
  })
  const manifest = json({
    schemaVersion: 2,
    mediaType: 'application/vnd.oci.image.manifest.v1+json',
    config: {
      mediaType: 'application/vnd.oci.image.config.v1+json',
      digest: writeBlob(layout, configuration),
      size: configuration.length,
    },
    layers: layers.map(({ digest, packed }) => ({
      mediaType: 'application/vnd.oci.image.layer.v1.tar+gzip',
      digest,
      size: packed,
    })),
  })
  const digest = writeBlob(layout, manifest)
  const named = { 'org.opencontainers.image.ref.name': reference }
  const index = {
    schemaVersion: 2,
    manifests: [
      {
        mediaType: 'application/vnd.oci.image.manifest.v1+json',
        digest,
        size: manifest.length,
        platform,
        annotations: named,
      },
    ],
  }
  writeFileSync(path.join(layout, 'index.json'), json(index))
  writeFileSync(path.join(layout, 'oci-layout'), json({ imageLayoutVersion: '1.0.0' }))
  return digest
}

function writeBlob(layout, bytes) {
  const digest = digestOf(bytes)
  writeFileSync(path.join(layout, 'blobs/sha256', digest.slice('sha256:'.length)), bytes)
  return digest
}

const digestOf = (bytes) => `sha256:${hash('sha256', bytes)}`
const json = (value) => Buffer.from(JSON.stringify(value))
