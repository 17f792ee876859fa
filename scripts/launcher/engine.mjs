import { inProject } from './project.mjs'

/**
 * A server lives long beside others, so its memory should follow what it holds: a young generation that does not
 * grow to 128 MiB, and old garbage collected at half as much again as is alive instead of several times as much.
 */
export const engineOptions = ['--max-semi-space-size=8', '--heap-growing-percent=50']

/** Two pools for the C library instead of eight per core, and compiled code kept for the next start. */
export function engineEnvironment({
  compiled = inProject('node_modules/.cache/compiled'),
  env = process.env,
} = {}) {
  return {
    MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX || '2',
    NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE || compiled,
  }
}
