import { describe, expect, test } from 'vitest'
import { messageText, parseMessage } from './parse-message.ts'

describe('[NOTIF-25] the HTML of a message before it is shown', () => {
  test('the tags of texts are read into a tree', () => {
    expect(
      parseMessage('<p>Your <b>oil</b> is <a href="/my-orders">here</a>.</p><ul><li>One</li></ul>'),
    ).toEqual([
      {
        tag: 'p',
        children: [
          'Your ',
          { tag: 'b', children: ['oil'] },
          ' is ',
          { tag: 'a', href: '/my-orders', children: ['here'] },
          '.',
        ],
      },
      { tag: 'ul', children: [{ tag: 'li', children: ['One'] }] },
    ])
  })

  test.each([
    ['<script>alert(1)</script>after', ['after']],
    ['<style>p{}</style><iframe src="x">in</iframe>after', ['after']],
    ['<img src=x onerror=alert(1)>text', ['text']],
    ['<svg onload=alert(1)><b>bold</b></svg>', [{ tag: 'b', children: ['bold'] }]],
    ['<p onclick="alert(1)" style="x">text</p>', [{ tag: 'p', children: ['text'] }]],
    ['<script>alert(1)', []],
    ['1 < 2', ['1 < 2']],
    ['a < b and c > d', ['a ', ' d']],
    ['</p>text</b>', ['text']],
    ['<b><p>open', [{ tag: 'b', children: [{ tag: 'p', children: ['open'] }] }]],
    ['&lt;script&gt; &amp; &#39;x&#39; &#x41;&#0;', ["<script> & 'x' A"]],
  ])('%s', (html, nodes) => {
    expect(parseMessage(html)).toEqual(nodes)
  })

  test('a span may have a direction, and nothing else has attributes', () => {
    expect(parseMessage('<span dir="ltr" class="x">5W-30</span>')).toEqual([
      { tag: 'span', dir: 'ltr', children: ['5W-30'] },
    ])
  })

  test('a hostile message costs no more than its length, and has a bounded depth', () => {
    // Processor time: what else the machine does adds nothing to it.
    const startedAt = process.threadCpuUsage()
    const nodes = parseMessage('<b>'.repeat(100_000))
    parseMessage('<'.repeat(100_000))
    parseMessage('<a href="'.repeat(20_000))
    expect(process.threadCpuUsage(startedAt).user).toBeLessThan(500_000)
    let depth = 0
    for (let each = nodes[0]; typeof each === 'object'; each = each.children[0]) depth++
    expect(depth).toBe(12)
  })

  test('the list shows it as one line of text', () => {
    expect(messageText(parseMessage('<p>One</p><p>two<br>three</p> <script>x</script>'))).toBe(
      'One two three',
    )
    expect(messageText(parseMessage('<p>New:</p><ul><li>Oil</li> <li>Tyres</li></ul>Now'))).toBe(
      'New: Oil · Tyres. Now',
    )
  })
})
