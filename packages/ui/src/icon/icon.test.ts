import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { iconNames } from './icon-names.ts'

describe('Icon', () => {
  it('has a drawing for every name and a name for every drawing', async () => {
    const sprite = await readFile(new URL('icons.svg', import.meta.url), 'utf8')
    const drawn = [...sprite.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24">/g)].map((match) => match[1])

    expect(drawn).toEqual([...iconNames])
    expect(new Set(drawn).size).toBe(iconNames.length)
  })
})
