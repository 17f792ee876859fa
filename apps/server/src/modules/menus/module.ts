import { defineModule } from '#http/define-module.ts'
import { consoleMenuRoutes } from './api/console/menus.console.ts'
import { menuResolvers } from './api/shop/menus.graphql.ts'
import * as tables from './storage/menus.tables.ts'
import { menuNames } from './storage/record-names.ts'
import { menuCommands } from './use-cases/edit-menus.ts'

export const menusModule = defineModule({
  name: 'menus',
  recordNames: menuNames,
  tables: Object.values(tables),
  graphql: { resolvers: menuResolvers, fields: { menu: { access: 'public', isCacheable: true } } },
  console: consoleMenuRoutes,
  commands: [menuCommands.edit],
})
