import { followParent } from './follow-parent.mjs'

// Loaded before the product's program: even when the launcher is killed, the server stops in good order.
followParent(() => process.kill(process.pid, 'SIGTERM'))
