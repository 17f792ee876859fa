import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const worthwhile = /\.(?:js|css|svg|json|txt|webmanifest)$/
const minBytes = 300

/** Compresses once at build what would otherwise be compressed for every visitor. */
export function precompress(folder: string): void {
  for (const name of globSync('**/*', { cwd: folder }).filter((entry) => worthwhile.test(entry))) {
    const file = path.join(folder, name)
    const content = readFileSync(file)
    if (content.length < minBytes) continue
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
