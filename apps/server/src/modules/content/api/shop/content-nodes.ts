import type { BaseNodes } from '#http/graphql/base-nodes.ts'
import type { ContentPage, PageType } from '../../rules/content-page.ts'

export type ContentNodes = BaseNodes & { Page: ContentPage; PageType: PageType }
