import { describe, expect, it } from 'vitest'
import { layerOrderPlugin } from './layer-order-plugin.ts'

describe('layerOrderPlugin', () => {
  it('says in every file of styles how the layers rank, whichever a page meets first', async () => {
    const styles = { type: 'asset', fileName: 'assets/shop.css', source: '@layer ui{a{color:red}}' }
    const script = { type: 'chunk', fileName: 'assets/shop.js', code: '' }
    const { generateBundle } = layerOrderPlugin()
    if (typeof generateBundle !== 'object') throw new Error('The plugin has a handler')
    // Only the bundle is read of what Vite hands over.
    const handler = generateBundle.handler as unknown as (options: object, bundle: object) => Promise<void>
    await handler({}, { styles, script })

    expect(styles.source).toMatch(/^@layer reset, tokens, ui, features;@layer ui\{/)
    expect(script.code).toBe('')
  })
})
