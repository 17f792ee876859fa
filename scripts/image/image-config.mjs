import { userId } from './user-id.mjs'

/** Where the shop is in the image. */
export const home = '/opt/warsha'

/** What its user may write. */
export const temporaryFolder = 'tmp'
export const dataFolder = 'var/lib/warsha'
export const dataFolders = [temporaryFolder, dataFolder]

/** How the image is run unless somebody says otherwise. */
export function configOf(version) {
  return {
    User: `${userId}:${userId}`,
    WorkingDir: home,
    Env: [
      'PATH=/usr/local/bin',
      'NODE_ENV=production',
      'HOST=0.0.0.0',
      'PORT=3000',
      'DATA_DIR=/var/lib/warsha',
      'MALLOC_ARENA_MAX=2',
      'NODE_COMPILE_CACHE=/tmp/compiled',
    ],
    Cmd: ['node', '--max-semi-space-size=8', '--heap-growing-percent=50', 'apps/server/src/main.ts'],
    ExposedPorts: { '3000/tcp': {} },
    Volumes: { '/var/lib/warsha': {} },
    StopSignal: 'SIGTERM',
    Labels: { 'org.opencontainers.image.title': 'Warsha', 'org.opencontainers.image.version': version },
  }
}
