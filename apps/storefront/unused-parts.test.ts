import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

// The build leaves these out of React and its router (unused-react-parts.ts, unused-router-parts.ts), so a page that began to
// use one would fail in the browser alone.

const folders = ['./app', '../../packages/ui/src', '../../packages/i18n/src'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
)
const sources = folders.flatMap((folder) =>
  globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((name) => !/\.test\.|testing[\\/]/.test(name))
    .map((name): [string, string] => [name, readFileSync(`${folder}/${name}`, 'utf8')]),
)
const routes = sources.filter(([name]) => /^routes[\\/][^\\/]+\.tsx$/.test(name))

const left: Record<string, RegExp> = {
  'of React':
    /\b(?:Activity|SuspenseList|useActionState|ViewTransition|addTransitionType)\b[^.]*from 'react'/,
  'of its part for the browser':
    /\b(?:preinit|preinitModule|useFormState|useFormStatus)\b[^.]*from 'react-dom'/,
  'references to fragments': /<Fragment\b[^>]*\bref=/,
  'actions of forms': /<form\b[^>]*\baction=\{(?:async|\(|\w+Action\})|\bformAction=/,
  'custom elements': /<[a-z]+-[a-z-]+[\s>]/,
  'forms, fetchers and blockers of the router':
    /import \{[^}]*\b(?:Form|NavLink|PrefetchPageLinks|useActionData|useBlocker|useFetchers?|useFormAction|usePrompt|useSubmit|useViewTransitionState)\b[^}]*\} from 'react-router'/,
  'transitions, prefetching and masks of links': /<Link\b[^>]*\b(?:viewTransition|prefetch|mask)\b/,
  'loaders of the server that a browser asks for': /\bserverLoader\b/,
}

describe('what the build leaves out', () => {
  test.each(Object.entries(left))('[UX-161] nobody uses %s', (_name, pattern) => {
    expect(sources.length).toBeGreaterThan(500)
    expect(sources.filter(([, text]) => pattern.test(text)).map(([name]) => name)).toEqual([])
  })

  test('[UX-161] each route that loads something does it in the browser as well, and none has actions or links', () => {
    const exportsOf = (text: string) =>
      new Set(Array.from(text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm), ([, name]) => name))
    expect(routes.length).toBeGreaterThan(30)
    for (const [name, text] of routes) {
      const exported = exportsOf(text)
      expect([name, exported.has('clientLoader')]).toEqual([name, exported.has('loader')])
      for (const unused of ['action', 'clientAction', 'clientMiddleware', 'links', 'HydrateFallback'])
        expect([name, unused, exported.has(unused)]).toEqual([name, unused, false])
    }
  })
})
