import { readFile } from 'node:fs/promises'
import { plainLook, tokensOf } from '@vonk/domain/looks'
import { describe, expect, it } from 'vitest'

describe('the tokens', () => {
  it('are those of the plain look until a brand brings its own', async () => {
    const css = await readFile(new URL('tokens.css', import.meta.url), 'utf8')
    const declared = css.matchAll(/^ {4}--([\w-]+): ([^;]+);$/gm).map(([, name = '', value = '']) => [name, value])
    const { 'heading-hero': hero, ...tokens } = Object.fromEntries(declared)

    expect(tokens).toEqual(tokensOf(plainLook).normal)
    expect(hero).toBe('var(--heading-hero-narrow)')
  })
})
