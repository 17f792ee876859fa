import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  route('sign-in', 'routes/sign-in.tsx'),
  route('setup', 'routes/setup.tsx'),
  layout('routes/frame.tsx', [
    index('routes/home.tsx'),
    route('today', 'features/today/today.screen.tsx'),
    route('board', 'features/board/board.screen.tsx'),
    route('orders', 'features/orders/orders.screen.tsx'),
    route('orders/:id', 'features/orders/order.screen.tsx'),
    route('visits', 'features/visits/visits.screen.tsx'),
    route('customers', 'features/customers/customers.screen.tsx'),
    route('customers/:id', 'features/customers/customer.screen.tsx'),
    route('returns', 'features/money/returns.screen.tsx'),
    route('refunds', 'features/money/refunds.screen.tsx'),
    route('reconciliation', 'features/money/reconciliation.screen.tsx'),
    route('approvals', 'features/money/approvals.screen.tsx'),
    route('centres', 'features/centres/centres.screen.tsx'),
    route('centres/new', 'features/centres/new-centre.screen.tsx'),
    route('centres/:id', 'features/centres/centre.screen.tsx'),
    route('centres/:id/schedule', 'features/centres/schedule/schedule.screen.tsx'),
    route('centres/:id/team', 'features/centres/team/team.screen.tsx'),
    route('people', 'features/people/people.screen.tsx'),
    route('log', 'features/log/log.screen.tsx'),
    route('health', 'features/health/health.screen.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
