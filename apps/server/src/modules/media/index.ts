export { holdPictures } from './use-cases/hold-pictures.ts'
