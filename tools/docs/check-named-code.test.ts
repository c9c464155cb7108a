import { describe, expect, it } from 'vitest'
import { checkNamedCode } from './check-named-code.ts'

function problems(text: string, path = 'docs/how-to/add-a-call.md') {
  const project = {
    paths: ['apps/server/src/main.ts', 'packages/domain/src/cart/index.ts'],
    sources: [{ path: 'apps/server/src/main.ts', text: 'export const runShop = () => openDatabase()' }],
  }
  return checkNamedCode([{ path, text }], project).map(({ message, line }) => `${line}: ${message}`)
}

describe('checkNamedCode', () => {
  it('is content with files and folders that are there, and with patterns', () => {
    expect(
      problems('`apps/server/src/main.ts` `packages/domain/src/cart` `packages/domain/` `apps/*/src` `src/main.ts`'),
    ).toEqual([])
  })

  it('names a file that is gone', () => {
    expect(problems('a\n`apps/server/main.ts`')).toEqual(['2: there is no apps/server/main.ts'])
    expect(problems('`packages/domain/src/car`')).toHaveLength(1)
    expect(problems('`apps/gone`', 'README.md')).toHaveLength(1)
  })

  it('names a function of a recipe that is gone', () => {
    expect(problems('`runShop` `openDatabase()` `vonk`')).toEqual([])
    expect(problems('`closeShop()`')).toEqual(['1: nothing is called closeShop'])
    expect(problems('`closeShop()`', 'docs/architecture.md')).toEqual([])
  })

  it('leaves records as they are', () => {
    expect(problems('`apps/gone`', 'docs/decisions/001-a.md')).toEqual([])
  })
})
