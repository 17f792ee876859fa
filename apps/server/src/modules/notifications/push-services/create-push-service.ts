import type { Config } from '#config/config.ts'
import type { Clock } from '#kernel/clock.ts'
import type { PushService } from '../use-cases/push-service.ts'
import { pushKeyOf } from './push-keys.ts'
import { createWebPush } from './web-push.ts'

const known = new WeakMap<Config, PushService>()

/** The push service of a configuration, made once, because it remembers who fails; undefined where it is turned off. */
export function pushServiceOf({ config, clock }: { config: Config; clock: Clock }): PushService | undefined {
  const keys = pushKeyOf(config)
  if (!keys) return undefined
  const service = known.get(config) ?? createWebPush({ keys, contact: config.SUPPORT_EMAIL, clock })
  known.set(config, service)
  return service
}
