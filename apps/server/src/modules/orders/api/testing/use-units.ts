/** Marks units of a line as delivered or done, as a centre or a driver does. */
export { fulfilLine as useUnits } from '../../use-cases/fulfil-line.ts'
