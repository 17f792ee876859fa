import {
  attributeUsesCall,
  createAttributeCall,
  deleteAttributeCall,
  listAttributesCall,
  orderAttributesCall,
  readAttributeCall,
  updateAttributeCall,
} from '@warsha/contract/console/catalogue/attributes.calls.ts'
import {
  attributeUsesSchema,
  createAttributeSchema,
  deleteAttributeSchema,
  listAttributesSchema,
  orderAttributesSchema,
  type RestAttribute,
  type RestListedAttribute,
  readAttributeSchema,
  updateAttributeSchema,
} from '@warsha/contract/console/catalogue/attributes.rest.ts'
import { commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { toOlderTexts } from '#http/rest/to-older-texts.ts'
import {
  type EditedAttribute,
  type EditedAttributeFields,
  type EditedValue,
  hasChoices,
  type ListedAttribute,
} from '../../rules/edited-attribute.ts'
import { attributeCommands, listEditedAttributes } from '../../use-cases/edit-attributes.ts'
import { orderAttributes } from '../../use-cases/order-records.ts'

/** Attributes and their values as operators edit them. */
export const attributeRoutes: RestRoutes = (deps) => async (app) => {
  const { create, edit, remove, read, listUses } = attributeCommands

  app.route({
    ...routeOf(listAttributesCall, listAttributesSchema),
    handler: async () => ({ data: (await listEditedAttributes(deps)).map(toListed) }),
  })

  app.route({
    ...routeOf(readAttributeCall, readAttributeSchema),
    handler: async (request, reply) => {
      const found = await read(deps.db, request.params.id)
      return found.ok ? { data: toAttribute(found.value) } : sendRefusal(request, reply, found)
    },
  })

  app.route({
    ...routeOf(attributeUsesCall, attributeUsesSchema),
    handler: async (request, reply) => {
      const uses = await listUses(deps.db, request.params.id)
      return uses.ok ? { data: uses.value } : sendRefusal(request, reply, uses)
    },
  })

  app.route(
    commandRoute(deps, {
      call: createAttributeCall,
      schema: createAttributeSchema,
      command: create,
      read: ({ body }) => ({ inputType: body.input_type, ...fieldsOf(body) }),
      write: toAttribute,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: updateAttributeCall,
      schema: updateAttributeSchema,
      command: edit,
      read: ({ params, body }) => ({
        key: { id: params.id, revision: body.revision },
        fields: fieldsOf(body),
      }),
      write: toAttribute,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: deleteAttributeCall,
      schema: deleteAttributeSchema,
      command: remove,
      read: ({ params, body }) => ({ id: params.id, revision: body.revision }),
      write: ({ id }) => ({ id }),
    }),
  )

  app.route(
    commandRoute(deps, {
      call: orderAttributesCall,
      schema: orderAttributesSchema,
      command: orderAttributes,
      read: ({ body }) => ({ ids: body.ids }),
      write: ({ ids }) => ({ ids }),
    }),
  )
}

type SentFields = Omit<
  RestAttribute,
  'id' | 'input_type' | 'has_choices' | 'values' | 'older' | 'revision'
> & {
  values: EditedValue[]
}

function fieldsOf(sent: SentFields): EditedAttributeFields {
  return {
    slug: sent.slug,
    names: sent.names,
    unit: sent.unit,
    isFilterable: sent.is_filterable,
    isVisible: sent.is_visible,
    isRequired: sent.is_required,
    values: sent.values.map(({ id, slug, names }) => ({ id, slug, names })),
  }
}

function toAttribute(attribute: EditedAttribute): RestAttribute {
  return {
    id: attribute.id,
    slug: attribute.slug,
    names: attribute.names,
    older: toOlderTexts(attribute.older),
    input_type: attribute.inputType,
    unit: attribute.unit,
    is_filterable: attribute.isFilterable,
    is_visible: attribute.isVisible,
    is_required: attribute.isRequired,
    has_choices: hasChoices(attribute.inputType),
    values: attribute.values.map(({ id, slug, names, older, uses }) => ({
      id,
      slug,
      names,
      older: toOlderTexts(older),
      uses,
    })),
    revision: attribute.revision,
  }
}

function toListed(attribute: ListedAttribute): RestListedAttribute {
  return {
    id: attribute.id,
    slug: attribute.slug,
    name: { en: attribute.name, ar: attribute.nameAr ?? attribute.name },
    input_type: attribute.inputType,
    unit: attribute.unit,
    is_filterable: attribute.isFilterable,
    is_visible: attribute.isVisible,
    is_required: attribute.isRequired,
    values: attribute.values,
  }
}
