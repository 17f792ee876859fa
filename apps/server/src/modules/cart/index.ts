export { cartRoutes as restRoutes } from './api/cart.rest.ts'
