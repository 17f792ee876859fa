/** What a centre or a driver does: units of a line were delivered or done. */
export { fulfilLine as useUnits } from '../../use-cases/fulfil-line.ts'
