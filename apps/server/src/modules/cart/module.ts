import { defineModule } from '#http/define-module.ts'
import { cartRoutes } from './api/shop/cart.rest.ts'

export const cartModule = defineModule({ name: 'cart', rest: cartRoutes })
