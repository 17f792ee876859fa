import { defineModule } from '#http/define-module.ts'
import { type HealthPorts, healthRoutes } from './api/console/health.console.ts'
import { healthGauges } from './use-cases/health-gauges.ts'

/** What operators see of the shop's own state. It belongs to no other module, so the root tells what all of them declare. */
export function healthModule(ports: HealthPorts) {
  return defineModule({ name: 'health', console: healthRoutes(ports), gauges: healthGauges })
}
