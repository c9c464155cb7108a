import { describe, expect, it } from 'vitest'
import { styleModePlugin } from './style-mode-plugin.ts'

function transform(code: string): { code: string } {
  const hook = styleModePlugin().transform
  if (typeof hook !== 'object') throw new Error('The plugin has a handler')
  // Only the code is read of what Vite hands over.
  const handler = hook.handler as unknown as (code: string) => { code: string }
  return handler(code)
}

describe('styleModePlugin', () => {
  it('leaves styles to be asked for as React and the router ask for them, and those of the app shell alone', () => {
    expect(transform('styles.add(link.href); link.crossOrigin = "";')).toEqual({
      code: 'styles.add(link.href.replace(/(\\/app-shell-[^/]*)#$/, "$1")); if (!isCss) link.crossOrigin = "";',
      map: null,
    })
  })

  it('says so when a newer Vite loads them in another way', () => {
    expect(() => transform('link.crossOrigin = "";')).toThrow('look at this plugin again')
    expect(() => transform('styles.add(link.href)')).toThrow('look at this plugin again')
  })
})
