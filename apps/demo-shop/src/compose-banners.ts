import { mkdir, writeFile } from 'node:fs/promises'
import { bannerFile, bannerFiles } from './catalogue/rendering/banner-files.ts'
import { composeBanner } from './catalogue/rendering/banners.ts'
import { bannersFolder } from './catalogue/rendering/rendered-folder.ts'

/** `node apps/demo-shop/src/compose-banners.ts`: the banners of home out of the scenes that render-pictures.ts has made. */
await mkdir(bannersFolder, { recursive: true })
for (const file of bannerFiles) await writeFile(bannerFile(file), await composeBanner(file))
console.log(`${bannerFiles.length} banners`)
