import { checkLook, mailLookOf, tokensOf } from '@vonk/domain/looks'
import { describe, expect, it } from 'vitest'
import { looks } from './looks.data.ts'
import golden from './looks.golden.json' with { type: 'json' }

describe('the looks of the label', () => {
  it.each(['vonk', 'razz'] as const)('are what they were before a look was a dozen decisions: %s', (brand) => {
    const { normal, sale } = tokensOf(looks[brand])
    const differs = ([name, value]: [string, string | undefined]) => normal[name as keyof typeof normal] !== value

    expect(normal).toEqual(golden[brand].normal)
    expect(Object.fromEntries(Object.entries(sale).filter(differs))).toEqual(golden[brand].sale)
  })

  it.each(['vonk', 'razz'] as const)('can be read by everyone: %s', (brand) => {
    expect(checkLook(looks[brand])).toMatchObject({ ok: true })
  })

  it('are those of its mails, by day and by night', () => {
    expect(mailLookOf(looks.vonk)).toMatchObject({
      day: {
        ground: '#fff7ea',
        paper: '#fffdf9',
        line: '#e6d6bd',
        band: '#fff7ea',
        mark: '#ff6b42',
        button: '#191b45',
      },
      night: { ground: '#11122e', paper: '#191b45', line: '#3a3c6b', soft: '#c9c8de', onButton: '#191b45' },
      radius: '14px',
      logo: { text: 'vonk', fontWeight: 800, letterSpacing: '-0.02em' },
    })
    expect(mailLookOf(looks.razz)).toMatchObject({
      day: {
        ground: '#ffffff',
        paper: '#ffffff',
        line: '#0b0b0c',
        band: '#0b0b0c',
        mark: '#c6ff00',
        onBand: '#ffffff',
      },
      night: { ground: '#0b0b0c', paper: '#0b0b0c', line: '#46464c', soft: '#c4c4ca', onButton: '#0b0b0c' },
      radius: '0',
      logo: { text: 'RAZZ', fontWeight: 900, letterSpacing: '0.04em' },
    })
  })
})
