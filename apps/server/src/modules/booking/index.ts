export { findCentre } from './use-cases/list-centres.ts'
export { proposeCentre } from './use-cases/propose-centre.ts'
