export type { PromotionsNodes } from './gift-cards.graphql.ts'
