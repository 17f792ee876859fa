import {
  createSliderCall,
  deleteSliderCall,
  listSlidersCall,
  orderSlidersCall,
  readSliderCall,
  updateSliderCall,
} from '@warsha/contract/console/catalogue/sliders.calls.ts'
import {
  createSliderSchema,
  deleteSliderSchema,
  listSlidersSchema,
  orderSlidersSchema,
  type RestSlider,
  readSliderSchema,
  updateSliderSchema,
} from '@warsha/contract/console/catalogue/sliders.rest.ts'
import { commandRoute } from '#http/command-route.ts'
import { deleteRoute, editRoute, readRoute } from '#http/record-routes.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { toOlderTexts } from '#http/rest/to-older-texts.ts'
import type { EditedSlider, EditedSliderFields } from '../../rules/edited-collection.ts'
import { listSliders, sliderCommands } from '../../use-cases/edit-sliders.ts'
import { orderSliders } from '../../use-cases/order-records.ts'
import { toChoice } from './collections.console.ts'

/** Rows of products as operators edit them. */
export const sliderRoutes: RestRoutes = (deps) => async (app) => {
  const { create, edit, remove, read } = sliderCommands

  app.route({
    ...routeOf(listSlidersCall, listSlidersSchema),
    handler: async () => ({ data: (await listSliders(deps)).map(toSlider) }),
  })

  app.route(
    readRoute({
      call: readSliderCall,
      schema: readSliderSchema,
      read: (id) => read(deps.db, id),
      write: toSlider,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: createSliderCall,
      schema: createSliderSchema,
      command: create,
      read: ({ body }) => fieldsOf(body),
      write: toSlider,
    }),
  )

  app.route(
    editRoute(deps, {
      call: updateSliderCall,
      schema: updateSliderSchema,
      command: edit,
      fields: fieldsOf,
      write: toSlider,
    }),
  )

  app.route(deleteRoute(deps, { call: deleteSliderCall, schema: deleteSliderSchema, command: remove }))

  app.route(
    commandRoute(deps, {
      call: orderSlidersCall,
      schema: orderSlidersSchema,
      command: orderSliders,
      read: ({ body }) => ({ ids: body.ids }),
      write: ({ ids }) => ({ ids }),
    }),
  )
}

type SentFields = Omit<RestSlider, 'id' | 'older' | 'products' | 'revision'> & { product_ids: number[] }

function fieldsOf(sent: SentFields): EditedSliderFields {
  return {
    slug: sent.slug,
    titleEn: sent.title.en,
    titleAr: sent.title.ar,
    categoryId: sent.category_id,
    channelId: sent.channel_id,
    isOnHomePage: sent.is_on_home_page,
    isActive: sent.is_active,
    productIds: sent.product_ids,
  }
}

function toSlider(slider: EditedSlider): RestSlider {
  return {
    id: slider.id,
    slug: slider.slug,
    title: { en: slider.titleEn, ar: slider.titleAr },
    older: toOlderTexts({ ar: slider.older, hi: [] }),
    category_id: slider.categoryId,
    channel_id: slider.channelId,
    is_on_home_page: slider.isOnHomePage,
    is_active: slider.isActive,
    products: slider.products.map(toChoice),
    revision: slider.revision,
  }
}
