import { assignmentResolvers } from '#http/graphql/attributes.ts'
import { connectionOfList, connectionResolvers, type PageArgs } from '#http/graphql/connection.ts'
import { requireOne } from '#http/graphql/errors.ts'
import { findTranslation } from '#http/graphql/languages.ts'
import { metadataResolvers } from '#http/graphql/metadata.ts'
import { findNodeKey } from '#http/graphql/node-id.ts'
import type { RequestContext } from '#http/request-context.ts'
import { toGlobalId } from '#kernel/ids.ts'
import { findChannel } from '#modules/channels/index.ts'
import type { ContentPage, PageType } from '../rules/content-page.ts'
import { findPage, listPages, listPageTypes } from '../use-cases/list-pages.ts'
import { type PageFilterArgs, selectPages } from './page-filter.ts'
import { type PageTypeArgs, selectPageTypes } from './page-type-filter.ts'

type Info = { fieldName: string }

const { attributes, assignedAttribute, assignedAttributes } = assignmentResolvers(
  ({ assignments }: ContentPage) => assignments,
)

export const contentResolvers = {
  Query: {
    async page(_root: unknown, args: PageLookup, context: RequestContext) {
      const { id, slug, slugLanguageCode, channel } = args
      requireOne({ id, slug })
      if (channel && !(await findChannel(context.models, channel))) return null
      const key = id ? findNodeKey('Page', id) : undefined
      if (id && key === undefined) return null
      const audience = {
        channel: channel ?? context.channel,
        locale: slugLanguageCode?.toLowerCase() ?? context.locale,
      }
      const wanted = key === undefined ? { slug: slug ?? '' } : { id: key }
      return (await findPage(context, wanted, audience)) ?? null
    },

    async pages(_root: unknown, args: PagesArgs, context: RequestContext, info: Info) {
      const isNowhere = args.channel && !(await findChannel(context.models, args.channel))
      const pages = isNowhere ? [] : await listPages(context)
      return connectionOfList(selectPages(pages, args), args, info.fieldName)
    },

    async pageTypes(_root: unknown, args: PageTypeArgs & PageArgs, { models }: RequestContext, info: Info) {
      const types = await listPageTypes(models)
      return connectionOfList(selectPageTypes(types, args), args, info.fieldName)
    },
  },
  Page: {
    id: ({ id }: ContentPage) => toGlobalId('Page', id),
    created: ({ createdAt }: ContentPage) => createdAt,
    contentJson: ({ content }: ContentPage) => content ?? {},
    publicationDate: ({ publishedAt }: ContentPage) => publishedAt,
    translation: ({ id, translations }: ContentPage, { languageCode }: { languageCode: string }) => {
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
    id: ({ id }: PageType) => toGlobalId('PageType', id),
    ...metadataResolvers(({ metadata }: PageType) => metadata),
  },
  ...connectionResolvers('Page', 'PageType'),
}

type PageLookup = {
  id?: string | null
  slug?: string | null
  slugLanguageCode?: string | null
  channel?: string | null
}
type PagesArgs = PageFilterArgs & PageArgs & { channel?: string | null }
