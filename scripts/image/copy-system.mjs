import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Problem } from '../launcher/tell.mjs'
import { userId } from './user-id.mjs'

/** What Node and its native modules load; there is no shell, no package manager and nothing that runs with rights of its own. */
const packages = ['base-files', 'netbase', 'tzdata', 'libc6', 'libgcc-s1', 'libstdc++6']
/** Of these packages, what a program without a person in front needs. */
const kept = ['etc', 'lib', 'lib64', 'usr/lib', 'usr/lib64', 'usr/share/zoneinfo']

/** Unpacks Debian's packages without running their scripts. */
export function copySystem(folder) {
  const downloads = mkdtempSync(path.join(tmpdir(), 'warsha-packages-'))
  const unpacked = path.join(downloads, 'unpacked')
  mkdirSync(unpacked)
  try {
    chmodSync(downloads, 0o777)
    execFileSync('apt-get', ['download', '-qq', ...packages], {
      cwd: downloads,
      stdio: ['ignore', 'ignore', 'ignore'],
    })
    for (const file of readdirSync(downloads)
      .filter((name) => name.endsWith('.deb'))
      .toSorted())
      execFileSync('dpkg-deb', ['--extract', path.join(downloads, file), unpacked])
    mkdirSync(folder, { recursive: true })
    for (const each of kept) copyPart(unpacked, folder, each)
  } catch (error) {
    throw new Problem(`An image needs Debian’s packages (apt-get update first): ${error.message}`)
  } finally {
    rmSync(downloads, { recursive: true, force: true })
  }
  rmSync(path.join(folder, 'usr/lib/x86_64-linux-gnu/gconv'), { recursive: true, force: true })
  rmSync(path.join(folder, 'usr/lib/aarch64-linux-gnu/gconv'), { recursive: true, force: true })
  writeFileSync(
    path.join(folder, 'etc/passwd'),
    `warsha:x:${userId}:${userId}::/var/lib/warsha:/sbin/nologin\n`,
  )
  writeFileSync(path.join(folder, 'etc/group'), `warsha:x:${userId}:\n`)
  writeFileSync(path.join(folder, 'etc/nsswitch.conf'), 'hosts: files dns\n')
  for (const empty of ['proc', 'sys', 'dev', 'run']) mkdirSync(path.join(folder, empty), { recursive: true })
  return folder
}

function copyPart(from, to, part) {
  const source = path.join(from, part)
  try {
    execFileSync('test', ['-e', source])
  } catch {
    return
  }
  mkdirSync(path.dirname(path.join(to, part)), { recursive: true })
  execFileSync('cp', ['--archive', source, path.join(to, path.dirname(part))])
}
