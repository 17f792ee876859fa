import { uncountedUnits } from '../rules/availability.ts'
import { unitsExpression } from '../storage/units-expression.ts'

/** Free units, for lists that are too long to be counted in memory. */
export const countUnits = unitsExpression(uncountedUnits)
