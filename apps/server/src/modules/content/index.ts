export { contentResolvers as resolvers } from './api/content.graphql.ts'
export { contentRoutes as restRoutes } from './api/content.rest.ts'
