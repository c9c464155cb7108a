import { plainLook } from '@vonk/domain/looks'
import { aStoreView } from '@vonk/domain/stores/testing'
import { describe, expect, it } from 'vitest'
import { lookFilesOf, renderLookSheet } from './look-sheet.server.ts'

const look = { ...plainLook, ground: '#fff7ea', headingFace: 'fredoka' as const }
const view = aStoreView({ brand: 'marron', look })
const directory = { defaultCode: 'nl', views: [view] }

describe('lookFilesOf', () => {
  it('names the sheet by what stands in it, and the faces it needs', () => {
    const { sheet, fonts } = lookFilesOf(view)

    expect(sheet).toMatch(/^\/look\/marron-[0-9a-f]{12}\.css$/)
    expect(lookFilesOf({ ...view, look: { ...look, ground: '#ffffff' } }).sheet).not.toBe(sheet)
    expect(lookFilesOf({ ...view, brandName: 'Another name' } as typeof view).sheet).toBe(sheet)
    expect(fonts).toHaveLength(2)
    expect(lookFilesOf({ brand: 'other', isSampleSale: false }).fonts).toHaveLength(1)
  })
})

describe('renderLookSheet', () => {
  it('writes what is not plain', async () => {
    const { sheet } = lookFilesOf(view)
    const answer = renderLookSheet(sheet, directory)
    const css = (await answer?.text()) ?? ''

    expect(answer?.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(css).toMatch(/^@layer reset, tokens, ui, features;@layer tokens\{:root\[data-brand="marron"\]\{/)
    expect(css).toContain('--colour-ground:#fff7ea')
    expect(css).not.toContain('--colour-ink:')
    expect(css).toMatch(/@font-face\{font-family:"Fredoka";.+@font-face\{font-family:"Fredoka Fallback"/)
  })

  it('has another file for a sample sale', async () => {
    const sale = aStoreView({ ...view, code: 'ss', isSampleSale: true })
    const shops = { defaultCode: 'nl', views: [view, sale] }
    const answers = [view, sale].map((shop) => renderLookSheet(lookFilesOf(shop).sheet, shops)?.text())

    const [usual, turnedUp] = await Promise.all(answers)
    expect(usual).toContain('--colour-hero:#fff7ea')
    expect(turnedUp).toContain(`--colour-hero:${look.accent}`)
  })

  it('gives a page that was kept what the brand looks like now, and keeps it nowhere', () => {
    expect(renderLookSheet('/look/marron-0123456789ab.css', directory)?.headers.get('cache-control')).toBe('no-store')
  })

  it.each(['/look/other-0123456789ab.css', '/look/marron.css', '/looks/', '/look/marron-0123456789ab.css/'])(
    'is nothing at %s',
    (pathname) => {
      expect(renderLookSheet(pathname, directory)).toBeNull()
    },
  )
})
