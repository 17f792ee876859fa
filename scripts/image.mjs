import { buildImage } from './image/build-image.mjs'
import { command, Problem, tell } from './launcher/tell.mjs'

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`

// npm run image [-- folder]: an OCI image of the built shop in a folder (.cache/image), on Debian, without a container engine.
await command(async () => {
  const [asked] = process.argv.slice(2)
  if (asked && !asked.includes('/'))
    throw new Problem(`A word with a slash names the folder; ${asked} has none.`)
  const { folder, digest, layers } = await buildImage(asked)
  for (const { name, bytes, packed } of layers)
    tell(`${name}: ${megabytes(bytes)}, packed ${megabytes(packed)}`)
  tell(`${digest} in ${folder}`)
  return 0
})
