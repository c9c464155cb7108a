import { modalNames } from '@vonk/domain/navigation'
import { describe, expect, it } from 'vitest'
import { modalRegistry } from './modal-registry.ts'

const contents = Object.entries(modalRegistry).flatMap(([name, { load }]) => (load ? [{ name, load }] : []))

describe('modalRegistry', () => {
  it('knows every modal of the shop by its name [UI-07]', () => {
    expect(Object.keys(modalRegistry)).toEqual([...modalNames])
    expect(Object.keys(modalRegistry).map((name) => name.replace('m-modal-', ''))).toEqual([
      'review',
      'authentication',
      'size-guide',
      'terms-and-conditions',
      'feature-not-implemented',
      'language-switcher',
      'order-confirmation',
      'newsletter',
      'product-carousel',
      'product-configurable-options',
    ])
  })

  it.each(contents)('brings a component for $name when it is opened, not before [UI-08]', async ({ load }) => {
    expect(await load()).toBeTypeOf('function')
  })
})
