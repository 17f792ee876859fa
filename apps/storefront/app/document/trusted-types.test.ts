import { afterEach, expect, test, vi } from 'vitest'
import { createTrustedTypes } from './trusted-types.ts'

type Rules = {
  createHTML?(text: string): string | undefined
  createScript?(text: string): string | undefined
  createScriptURL?(address: string): string | undefined
}

afterEach(() => vi.unstubAllGlobals())

function createIn(isSupported: boolean) {
  const policies = new Map<string, Rules>()
  const createPolicy = (name: string, rules: Rules) => {
    policies.set(name, rules)
    return {
      createScript: (text: string) => ({ trusted: rules.createScript?.(text) }),
      createScriptURL: (address: string) => ({ trusted: rules.createScriptURL?.(address) }),
    }
  }
  vi.stubGlobal('window', isSupported ? { trustedTypes: { createPolicy } } : {})
  return { trust: createTrustedTypes(), policies }
}

const htmlOf = (text: string) => createIn(true).policies.get('default')?.createHTML?.(text)

test('there are two policies, and scripts are trusted by one alone', () => {
  const { policies, trust } = createIn(true)
  expect([...policies.keys()]).toEqual(['default', 'warsha-start'])
  expect(policies.get('default')).not.toHaveProperty('createScript')
  expect(trust.script('import "/a.js"')).toEqual({ trusted: 'import "/a.js"' })
})

test('only built files are trusted by their address', () => {
  const { trust } = createIn(true)
  expect(trust.address('/assets/frame-1.js')).toEqual({ trusted: '/assets/frame-1.js' })
  expect(trust.address('//evil.example/assets/frame-1.js')).toEqual({ trusted: undefined })
})

test('a browser that does not know them goes without', () => {
  const { trust } = createIn(false)
  expect(trust.script('import "/a.js"')).toBe('import "/a.js"')
  expect(trust.address('/assets/a.js')).toBe('/assets/a.js')
})

test.each([
  'no markup at all & "quotes" 5 > 4',
  '<script></script>',
  '<svg/>',
  '<span aria-hidden="true">&#x2B;</span>',
  '© <a href="https://www.openstreetmap.org/copyright" title="Map">OpenStreetMap</a><br />',
  JSON.stringify({ '@type': 'Product', name: '\\u003cb>' }),
])('text that cannot run becomes markup: %s', (text) => {
  expect(htmlOf(text)).toBe(text)
})

test.each([
  '<script>alert(1)</script>',
  '<script></script><script src=//evil></script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="https://x" onclick="alert(1)">x</a>',
  '<b style="background:url(//evil)">x</b>',
  '<span title="a"onmouseover="alert(1)">x</span>',
  '<<b>script>alert(1)<</b>/script>',
  '<iframe srcdoc="x"></iframe>',
  '<a\nhref="data:text/html,x">',
  '<base href="https://evil">',
  '<!--',
])('text that might is refused: %s', (text) => {
  expect(htmlOf(text)).toBeUndefined()
})

test('the only address that becomes code is that of the service worker', () => {
  const trustAddress = createIn(true).policies.get('default')?.createScriptURL
  expect(trustAddress?.('/service-worker.js')).toBe('/service-worker.js')
  for (const other of [
    '/assets/a.js',
    '//evil/service-worker.js',
    '/service-worker.js?x',
    'https://evil/a.js',
  ]) {
    expect(trustAddress?.(other)).toBeUndefined()
  }
})

test('a long text is looked at once', () => {
  // Processor time: what else the machine does adds nothing to it.
  const started = process.threadCpuUsage()
  htmlOf('<a '.repeat(100_000))
  htmlOf(`<a ${'class="" '.repeat(50_000)}`)
  expect(process.threadCpuUsage(started).user).toBeLessThan(500_000)
})
