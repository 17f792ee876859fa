import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SourceFile } from './source-files.ts'

const notice =
  '// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.\n\n'

/** The same format as everything else has, so that a diff of generated files can be read. */
export function formatFiles(root: string, files: readonly SourceFile[]): SourceFile[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'warsha-generated-'))
  try {
    const settings = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8'))
    const { formatter, javascript } = settings
    writeFileSync(path.join(folder, 'biome.json'), JSON.stringify({ root: true, formatter, javascript }))
    files.forEach(({ text }, index) => {
      writeFileSync(path.join(folder, `${index}.ts`), notice + text)
    })
    const biome = path.join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
    execFileSync(process.execPath, [biome, 'format', '--write', `--config-path=${folder}`, folder], {
      cwd: folder,
      stdio: 'pipe',
    })
    return files.map(({ path: file }, index) => ({
      path: file,
      text: readFileSync(path.join(folder, `${index}.ts`), 'utf8'),
    }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
