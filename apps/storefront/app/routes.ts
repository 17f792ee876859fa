import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The specification's route table, one line per route. */
export default [
  route(':lang', 'routes/language.tsx', [index('routes/home.tsx'), route('*', 'routes/not-found.tsx')]),
] satisfies RouteConfig
