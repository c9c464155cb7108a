import { contract } from '@vonk/contract'
import { endpointsOf } from '@vonk/module'
import { describe, expect, it } from 'vitest'
import { shopModules } from './index.ts'

describe('shopModules', () => {
  it('answer every call of the contract, and no others', () => {
    const pathsOf = (endpoints: readonly { readonly method: string; readonly path: string }[]) =>
      endpoints.map(({ method, path }) => `${method} ${path}`).toSorted()

    expect(pathsOf(endpointsOf(shopModules))).toEqual(pathsOf(Object.values(contract)))
  })
})
