import { describe, expect, it } from 'vitest'
import { findLoop } from './find-loop.ts'

const redirects = (paths: Record<string, string>) =>
  new Map(Object.entries(paths).map(([path, targetPath]) => [path, { targetPath }]))

describe('findLoop', () => {
  it('finds no loop in chains, forks that meet, and ways out', () => {
    expect(
      findLoop(redirects({ a: '/b', b: 'c/', d: 'b', e: 'https://shop.example/e', f: '/f-new?from=f' })),
    ).toBeNull()
  })

  it('finds redirects that lead back to where they began, however they are written', () => {
    expect(findLoop(redirects({ x: '/y', a: '/b%20c', 'b c': '/d/?x#y', d: 'a' }))).toBe('a')
    expect(findLoop(redirects({ before: 'a', a: 'b', b: 'a' }))).toBe('before')
  })
})
