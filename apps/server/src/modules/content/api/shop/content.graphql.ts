import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { assignmentResolvers } from '#http/graphql/attributes.ts'
import { connectionOfList, connectionResolvers } from '#http/graphql/connection.ts'
import { requireOne } from '#http/graphql/errors.ts'
import { findTranslation } from '#http/graphql/languages.ts'
import { metadataResolvers } from '#http/graphql/metadata.ts'
import { findNodeKey } from '#http/graphql/node-id.ts'
import type { ContentResolvers } from '#http/graphql/resolvers.generated.ts'
import { findChannel } from '#modules/channels/index.ts'
import type { ContentPage, PageType } from '../../rules/content-page.ts'
import { findPage, listPages, listPageTypes } from '../../use-cases/list-pages.ts'
import type { ContentNodes } from './content-nodes.ts'
import { selectPages } from './page-filter.ts'
import { selectPageTypes } from './page-type-filter.ts'

const { attributes, assignedAttribute, assignedAttributes } = assignmentResolvers(
  ({ assignments }: ContentPage) => assignments,
)

export const contentResolvers = {
  Query: {
    async page(_root, args, context) {
      const { id, slug, channel } = args
      requireOne({ id, slug })
      if (channel && !(await findChannel(context.models, channel))) return null
      const key = id ? findNodeKey('Page', id) : undefined
      if (id && key === undefined) return null
      const wanted = key === undefined ? { slug: slug ?? '' } : { id: key }
      return (await findPage(context, wanted)) ?? null
    },

    async pages(_root, args, context, info) {
      const isNowhere = args.channel && !(await findChannel(context.models, args.channel))
      const pages = isNowhere ? [] : await listPages(context)
      return connectionOfList(selectPages(pages, args), args, info.fieldName)
    },

    async pageTypes(_root, args, { models }, info) {
      const types = await listPageTypes(models)
      return connectionOfList(selectPageTypes(types, args), args, info.fieldName)
    },
  },
  Page: {
    id: ({ id }) => toGlobalId('Page', id),
    created: ({ createdAt }) => createdAt,
    contentJson: ({ content }) => content ?? {},
    publicationDate: ({ publishedAt }) => publishedAt,
    translation: ({ id, translations }, { languageCode }) => {
      const found = findTranslation(translations, languageCode)
      return found && { ...found, id: toGlobalId('PageTranslation', id), slug: null }
    },
    attributes,
    attribute: assignedAttribute,
    assignedAttribute,
    assignedAttributes,
    ...metadataResolvers(({ metadata }: ContentPage) => metadata),
  },
  PageType: {
    id: ({ id }) => toGlobalId('PageType', id),
    ...metadataResolvers(({ metadata }: PageType) => metadata),
  },
  ...connectionResolvers('Page', 'PageType'),
} satisfies ContentResolvers<ContentNodes>
