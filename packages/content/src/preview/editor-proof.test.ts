import { describe, expect, it } from 'vitest'
import { editorToken, isEditor } from './editor-proof.ts'

const previewToken = 'preview-secret'
const now = new Date('2026-10-01T08:00:00Z')
const seconds = Math.floor(now.getTime() / 1000)

function aProof(age: number, spaceId = '88') {
  const timestamp = String(seconds - age)
  return { spaceId, timestamp, token: editorToken({ spaceId, timestamp }, previewToken) }
}

describe('isEditor', () => {
  it('takes the signature of space, preview token and moment [CMS-20] [CMS-26]', () => {
    expect(editorToken({ spaceId: '88', timestamp: '1790841600' }, previewToken)).toBe(
      '28f984ea9f66b740c4d94cd27380299de28a3f72',
    )
    expect(isEditor(aProof(10), { previewToken, now })).toBe(true)
  })

  it('takes it for less than an hour, and not long before its time', () => {
    const isTaken = (age: number) => isEditor(aProof(age), { previewToken, now })

    expect([0, 3599, -299].map(isTaken)).toEqual([true, true, true])
    expect([3600, 86_400, -300, -86_400].map(isTaken)).toEqual([false, false, false, false])
  })

  it('refuses any part that was tampered with or is missing', () => {
    const proof = aProof(10)

    for (const change of [
      { spaceId: '89' },
      { spaceId: undefined },
      { spaceId: '' },
      { timestamp: String(seconds) },
      { timestamp: 'now' },
      { timestamp: undefined },
      { timestamp: '1e9' },
      { token: `${proof.token}0` },
      { token: proof.token.toUpperCase() },
      { token: '' },
      { token: undefined },
    ]) {
      expect(isEditor({ ...proof, ...change }, { previewToken, now }), JSON.stringify(change)).toBe(false)
    }
    expect(isEditor(proof, { previewToken: 'another', now })).toBe(false)
  })
})
