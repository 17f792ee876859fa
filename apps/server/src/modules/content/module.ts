import { defineModule } from '#http/define-module.ts'
import { contentResolvers } from './api/content.graphql.ts'
import { contentRoutes } from './api/content.rest.ts'
import * as tables from './storage/content.tables.ts'

export const contentModule = defineModule({
  name: 'content',
  tables: Object.values(tables),
  topics: ['content'],
  graphql: {
    resolvers: contentResolvers,
    fields: {
      page: { access: 'public', isCacheable: true },
      pages: { access: 'public', isCacheable: true },
      pageTypes: { access: 'public', isCacheable: true },
    },
  },
  rest: contentRoutes,
})
