import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const pnpm = 'pnpm@10'

/**
 * Clones and builds Saleor's storefront in a folder, for a shop at this address. A build that is there already is used
 * again: the address is part of it.
 */
export async function buildStorefront(folder, { source, commit, apiUrl, ownUrl }) {
  const clone = path.join(folder, 'storefront')
  if (existsSync(path.join(clone, 'BUILT'))) return clone
  if (!existsSync(clone)) {
    await run('git', ['clone', '--quiet', source, clone], folder)
    await run('git', ['checkout', '--quiet', commit], clone)
    makeLocal(clone)
  }
  writeFileSync(path.join(clone, '.env.local'), settings(apiUrl, ownUrl))
  const environment = { npm_config_manage_package_manager_versions: 'false', NEXT_TELEMETRY_DISABLED: '1' }
  const install = ['install', '--frozen-lockfile', '--ignore-scripts']
  await run(
    'npx',
    ['--yes', pnpm, ...install, '--config.minimumReleaseAge=0', '--config.trustPolicy=off'],
    clone,
    environment,
  )
  const generator = path.join(clone, 'node_modules/@graphql-codegen/cli/cjs/bin.js')
  for (const config of ['.graphqlrc.ts', 'src/checkout/graphql/codegen.ts'])
    await run(process.execPath, [generator, '--config', config], clone, environment)
  await run(process.execPath, [nextOf(clone), 'build'], clone, environment)
  writeFileSync(path.join(clone, 'BUILT'), '')
  return clone
}

export function nextOf(clone) {
  return path.join(clone, 'node_modules/next/dist/bin/next')
}

/** The two changes that a machine without the internet needs: no font from Google, pictures from a private address. */
function makeLocal(clone) {
  change(path.join(clone, 'src/lib/fonts.ts'), [
    [/^import \{ Fraunces \}.*\n/m, ''],
    [/^\/\*\* Fraunces[\s\S]*?^\}\);\n/m, ''],
    ['editorial && frauncesDisplay.variable, ', ''],
  ])
  change(path.join(clone, 'next.config.js'), [
    [/^\timages: \{$/m, '\timages: {\n\t\tdangerouslyAllowLocalIP: true,'],
  ])
}

function change(file, replacements) {
  let text = readFileSync(file, 'utf8')
  for (const [from, to] of replacements) {
    const changed = text.replace(from, to)
    if (changed === text) throw new Error(`${file} is not the one that was known: ${from} is not in it`)
    text = changed
  }
  writeFileSync(file, text)
}

const settings = (apiUrl, ownUrl) =>
  Object.entries({
    NEXT_PUBLIC_SALEOR_API_URL: apiUrl,
    NEXT_PUBLIC_STOREFRONT_URL: ownUrl,
    NEXT_PUBLIC_DEFAULT_CHANNEL: 'default-channel',
    STOREFRONT_CHANNELS: 'default-channel',
    NEXT_PUBLIC_STOREFRONT_LOCALES: 'en',
    NEXT_PUBLIC_DEFAULT_LOCALE: 'en',
    NEXT_PUBLIC_ALLOW_DUMMY_PAYMENT: 'true',
    ALLOW_DUMMY_PAYMENT: 'true',
  })
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')

/** Without waiting in the way: what it runs asks the relay of this very process. */
async function run(program, args, cwd, env = {}) {
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`)
}
