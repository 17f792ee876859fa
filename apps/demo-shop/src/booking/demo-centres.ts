import type { DemoCentre } from './demo-centre.ts'
import { muscatCentres } from './muscat-centres.ts'
import { otherCentres } from './other-centres.ts'

export type { DemoCentre }

export const demoCentres: readonly DemoCentre[] = [...muscatCentres, ...otherCentres]
