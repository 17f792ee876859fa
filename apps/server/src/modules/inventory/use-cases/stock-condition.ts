import { uncountedUnits } from '../rules/availability.ts'
import { inStockCondition } from '../storage/in-stock-condition.ts'

/** What is in stock, for lists that are too long to be counted in memory. */
export const stockCondition = inStockCondition(uncountedUnits)
