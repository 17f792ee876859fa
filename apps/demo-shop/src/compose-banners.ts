import { mkdir, writeFile } from 'node:fs/promises'
import { bannerFile, bannerFiles, campaignFiles } from './catalogue/rendering/banner-files.ts'
import { composeBanner } from './catalogue/rendering/banners.ts'
import { bannersFolder } from './catalogue/rendering/rendered-folder.ts'

/** `node apps/demo-shop/src/compose-banners.ts`: the banners of home and of the page for drivers, out of the scenes that render-pictures.ts has made. */
await mkdir(bannersFolder, { recursive: true })
const files = [...bannerFiles, ...campaignFiles]
for (const file of files) await writeFile(bannerFile(file), await composeBanner(file))
console.log(`${files.length} banners`)
