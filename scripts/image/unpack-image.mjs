import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Unpacks the image of a layout as a container engine does; answers its configuration. */
export function unpackImage(layout, folder) {
  const blob = (digest) => path.join(layout, 'blobs/sha256', digest.slice('sha256:'.length))
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
  const [{ digest }] = read(path.join(layout, 'index.json')).manifests
  const manifest = read(blob(digest))
  mkdirSync(folder, { recursive: true })
  for (const layer of manifest.layers)
    execFileSync('tar', ['--numeric-owner', '-xzpf', blob(layer.digest), '-C', folder])
  return read(blob(manifest.config.digest)).config
}

/**
 * How the image is run with namespaces of its own: its user and program, no rights, and a root file system that cannot be written.
 * The network is the machine's. Answers the program of the machine and its arguments.
 */
export function isolatedCommand(image, { root, environment, args = image.Cmd, folders }) {
  const [uid, gid] = image.User.split(':')
  const settings = [...image.Env, ...Object.entries(environment).map(([name, value]) => `${name}=${value}`)]
  const steps = [
    'set -eu',
    'mount --bind "$ROOT" "$ROOT"',
    // As engines do it: with the rights of the folder that it covers, and not its owner.
    'mount -t tmpfs -o "nosuid,nodev,mode=$(stat --format=%a "$ROOT/tmp")" tmpfs "$ROOT/tmp"',
    'mount -t tmpfs -o nosuid,mode=755 tmpfs "$ROOT/dev"',
    'for device in null zero urandom random; do touch "$ROOT/dev/$device"; mount --bind "/dev/$device" "$ROOT/dev/$device"; done',
    ...Object.entries(folders).map(([inside, outside]) => `mount --bind "${outside}" "$ROOT${inside}"`),
    'mount -t proc -o nosuid,nodev,noexec proc "$ROOT/proc"',
    'mount -o remount,bind,ro "$ROOT"',
    `exec setpriv --no-new-privs unshare --root="$ROOT" --wd=${image.WorkingDir} --setgid=${gid} --setuid=${uid} "$@"`,
  ]
  return {
    file: 'unshare',
    args: [
      '--mount',
      '--pid',
      '--ipc',
      '--fork',
      '--kill-child',
      '/bin/sh',
      '-c',
      steps.join('\n'),
      'run',
      ...args,
    ],
    env: {
      ROOT: root,
      ...Object.fromEntries(settings.map((each) => splitOnce(each))),
      PATH: outsidePath(image),
    },
  }
}

function splitOnce(setting) {
  const at = setting.indexOf('=')
  return [setting.slice(0, at), setting.slice(at + 1)]
}

/** The image's places first: the same names are looked for outside while the folders are mounted, and inside afterwards. */
function outsidePath({ Env }) {
  const [, inside = ''] = Env.map(splitOnce).find(([name]) => name === 'PATH') ?? []
  return `${inside}:/usr/sbin:/usr/bin:/sbin:/bin`
}
