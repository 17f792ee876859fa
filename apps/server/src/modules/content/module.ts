import { defineModule } from '#http/define-module.ts'
import { bulkPageRoutes } from './api/console/bulk-pages.console.ts'
import { faqRoutes } from './api/console/faq.console.ts'
import { legalTextRoutes } from './api/console/legal-texts.console.ts'
import { pageAttributeRoutes } from './api/console/page-attributes.console.ts'
import { pageTypeRoutes } from './api/console/page-types.console.ts'
import { editedPageRoutes } from './api/console/pages.console.ts'
import { siteTextRoutes } from './api/console/site-texts.console.ts'
import { contentResolvers } from './api/shop/content.graphql.ts'
import { contentRoutes } from './api/shop/content.rest.ts'
import * as tables from './storage/content.tables.ts'
import { contentPictureUses } from './storage/picture-uses.ts'
import { contentNames } from './storage/record-names.ts'
import type { BannerOfferPort } from './use-cases/banner-offer-port.ts'
import { pageAttributeCommands } from './use-cases/edit-page-attributes.ts'
import { editPage } from './use-cases/edit-pages.ts'
import { editPageType } from './use-cases/manage-page-types.ts'
import { publishPage, unpublishPage } from './use-cases/publish-pages.ts'

/** Texts and banners. The targets of banners belong to a later module, which `modules.ts` connects. */
export function contentModule(isOffered: BannerOfferPort) {
  return defineModule({
    name: 'content',
    recordNames: contentNames,
    tables: Object.values(tables),
    topics: [{ name: 'content', staleMs: 1000 }],
    graphql: {
      resolvers: contentResolvers,
      fields: {
        page: { access: 'public', isCacheable: true },
        pages: { access: 'public', isCacheable: true },
        pageTypes: { access: 'public', isCacheable: true },
      },
    },
    pictureUses: contentPictureUses,
    commands: [editPage, publishPage, unpublishPage, editPageType, pageAttributeCommands.edit],
    rest: contentRoutes(isOffered),
    console: (deps) => async (app) => {
      await app.register(editedPageRoutes(deps))
      await app.register(bulkPageRoutes(deps))
      await app.register(pageTypeRoutes(deps))
      await app.register(pageAttributeRoutes(deps))
      await app.register(faqRoutes(deps))
      await app.register(siteTextRoutes(deps))
      await app.register(legalTextRoutes(deps))
    },
  })
}
