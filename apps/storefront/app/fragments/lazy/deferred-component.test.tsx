import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { I18nProvider, loadI18n } from '../../i18n/index.ts'
import { deferredComponent } from './deferred-component.tsx'

async function renderTwice(element: ReactNode): Promise<string[]> {
  const i18n = await loadI18n('en')
  const page = (
    <I18nProvider i18n={i18n}>
      <main>{element}</main>
    </I18nProvider>
  )
  const first = renderToStaticMarkup(page)
  // A macrotask later, whatever was promised is there.
  await new Promise((resolve) => setImmediate(resolve))
  return [first, renderToStaticMarkup(page)]
}

describe('deferredComponent', () => {
  it('is written into the page like any other part from the first page of a server on', async () => {
    const Reviews = deferredComponent(async () => ({ count }: { count: number }) => <p>{count} reviews</p>)

    expect(await renderTwice(<Reviews count={3} />)).toEqual([
      expect.stringContaining('<p>3 reviews</p>'),
      expect.stringContaining('<p>3 reviews</p>'),
    ])
  })

  it('leaves the page as it is when its code does not come', async () => {
    const Broken = deferredComponent<object>(() => Promise.reject(new TypeError('no such file')))

    expect(await renderTwice(<Broken />)).toEqual([
      '<main></main>',
      expect.stringMatching(/^<main><div class="\w+"><\/div><\/main>$/),
    ])
  })
})
