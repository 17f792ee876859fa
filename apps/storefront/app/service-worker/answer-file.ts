import type { WorkerScope } from './worker-scope.ts'

/** Files of the shop's build; those of the console are below its own path. */
export function isBuildFile(pathname: string): boolean {
  return pathname.startsWith('/assets/')
}

/** The name of a file tells its content, so one that is stored, for this release or the one before, needs no question. */
export async function answerFile({ caches, fetch }: WorkerScope, request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}
