import { priceFormatOf } from '@vonk/domain/stores'
import { describe, expect, it } from 'vitest'
import { renderInvoice } from './render-invoice.ts'
import { aCreditNote, anInvoice, aParty, readPdfText } from './testing.ts'

const plain = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1')
const lettersOf = (pdf: Uint8Array) => readPdfText(pdf).replaceAll('|', '')
/** As PDF writes texts that are no Latin: in UTF-16, the higher byte first. */
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1')

describe('renderInvoice', () => {
  it.each([
    ['nl', 'nl-NL', ['Factuur 2026-000017', 'Btw per tarief', '16 november 2026', 'Totaal incl. btw|€ 126,42']],
    ['de', 'de-DE', ['Rechnung 2026-000017', 'MwSt. nach Steuersatz', '16. November 2026', 'Niederlande', '|126,42 €']],
    ['fr', 'fr-FR', ['Facture 2026-000017', 'TVA par taux', '16 novembre 2026', 'Total TTC|126,42 €']],
    ['en', 'en-US', ['Invoice 2026-000017', 'VAT by rate', '16 November 2026', 'Total incl. VAT|€126.42']],
  ] as const)('says who sold what to whom, and the tax in it (%s)', async (language, locale, words) => {
    const pdf = await renderInvoice(anInvoice({ language, priceFormat: priceFormatOf(locale) }))

    const text = readPdfText(pdf)
    const facts = ['Vonk Kinderkleding B.V.', 'NL000099998B57', '100000042', 'Kerkstraat 12 bis', 'VK1001-CORAL-104']
    for (const word of [...words, ...facts]) expect(text.replaceAll('\u00a0', ' ')).toContain(word)
    expect(plain(pdf)).toContain(`/Lang (${language})`)
  })

  it('gives the tax of each rate, from net to gross', async () => {
    const text = readPdfText(await renderInvoice(anInvoice())).replaceAll('\u00a0', ' ')

    expect(text).toContain('21 %|€ 92,09|€ 19,34|€ 111,43')
    expect(text).toContain('9 %|€ 13,75|€ 1,24|€ 14,99')
    expect(text).toContain('Betaald met cadeaukaart|€ 25,00|Betaald met iDEAL | Wero|€ 101,42')
  })

  it('says of a credit note what gift cards had been spent on', async () => {
    const [line] = aCreditNote().lines
    const lines = line ? [{ ...line, discount: 0, paid: 1_005, kept: 1_495 }] : []
    const text = readPdfText(await renderInvoice(aCreditNote({ lines }))).replaceAll('\u00a0', ' ')

    expect(text).toContain('al besteed -€ 14,95')
    expect(text).not.toContain('korting')
  })

  it('can be read out: title, language, structure and tables are marked', async () => {
    const pdf = plain(await renderInvoice(anInvoice()))

    expect(pdf).toMatch(/\/Marked true/)
    expect(pdf).toMatch(/\/DisplayDocTitle true/)
    expect(pdf).toMatch(/\/Title \d+ 0 R/)
    expect(pdf).toContain('(Factuur 2026-000017)')
    expect(pdf).toContain('pdfuaid:part')
    for (const tag of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) expect(pdf).toContain(`/S /${tag}\n`)
    expect(pdf).toContain('/Scope /Column')
  })

  it.each([
    ['Latin', 'Dąbrowa Nguyễn Þórður Şahin'],
    ['Greek', 'Ζωή Παπαδοπούλου'],
    ['Cyrillic', 'Юлія Ґонта'],
    ['Devanagari', 'राम'],
    ['Chinese and Japanese', '王小明 東京 たなか ミライ'],
    ['Korean', '김민수'],
    ['Thai', 'มานะ'],
  ])('prints names in %s', async (_, name) => {
    const pdf = await renderInvoice(anInvoice({ buyer: aParty({ name }) }))

    expect(lettersOf(pdf)).toContain(name)
    expect(lettersOf(pdf)).not.toContain('�')
  })

  it.each([
    ['Arabic', 'محمد الحسن'],
    ['Hebrew', 'שרה לוי'],
  ])('prints names in %s from the right, and has them read out in their order', async (_, name) => {
    const pdf = await renderInvoice(anInvoice({ buyer: aParty({ name }), recipient: null }))
    const backwards = [...name].toReversed().join('')

    expect(lettersOf(pdf)).toContain(backwards)
    expect(plain(pdf).replaceAll(/\\([()\\])/g, '$1')).toContain(utf16(name))
  })

  it('goes on on further pages, and counts them', async () => {
    const lines = Array.from({ length: 30 }, () => anInvoice().lines)
      .flat()
      .map((line, index) => ({ ...line, sku: `SKU-${index}` }))
    const text = readPdfText(await renderInvoice(anInvoice({ lines })))

    for (const { sku } of lines) expect(text).toContain(sku)
    expect(text).toMatch(/Pagina 1 van [45]/)
  })

  it('breaks a word that is wider than its column', async () => {
    const name = 'Ä'.repeat(255)

    expect(lettersOf(await renderInvoice(anInvoice({ buyer: aParty({ name }) })))).toContain(name)
  })

  it('names the company and the tax number of who buys for one', async () => {
    const buyer = aParty({ company: 'Vries BV', taxId: 'NL123456789B01' })
    const text = readPdfText(await renderInvoice(anInvoice({ buyer })))

    expect(text).toContain('Vries BV|Zoë de Vries')
    expect(text).toContain('Btw-nummer NL123456789B01')
  })
})

describe('renderInvoice of a credit note', () => {
  it.each([
    ['nl', 'vonk', 'nl-NL', ['Creditnota VK2026-C000003', 'Bij factuur|2026-000017', 'Terug op cadeaukaart|€ 25,00']],
    [
      'de',
      'razz',
      'de-DE',
      ['Rechnungskorrektur VK2026-C000003', 'Zu Rechnung|2026-000017', 'Zurück über iDEAL | Wero'],
    ],
    ['en', 'razz', 'en-US', ['Credit note VK2026-C000003', 'For invoice|2026-000017', 'Credited incl. VAT|€53.24']],
  ] as const)(
    'says what goes back, of which invoice, with the tax in it (%s, %s)',
    async (language, brand, locale, words) => {
      const priceFormat = priceFormatOf(locale)
      const pdf = await renderInvoice(aCreditNote({ language, brand, priceFormat }))
      const text = readPdfText(pdf).replaceAll('\u00a0', ' ')

      for (const word of [...words, 'VK1001-CORAL-104', 'NL000099998B57', 'Zoë de Vries']) expect(text).toContain(word)
      expect(text).not.toContain('VK2001')
      expect(plain(pdf)).toContain(`/Lang (${language})`)
    },
  )

  it('can be read out as an invoice can', async () => {
    const pdf = plain(await renderInvoice(aCreditNote()))

    expect(pdf).toMatch(/\/Marked true/)
    expect(pdf).toContain('(Creditnota VK2026-C000003)')
    expect(pdf).toContain('pdfuaid:part')
    for (const tag of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) expect(pdf).toContain(`/S /${tag}\n`)
    expect(readPdfText(await renderInvoice(aCreditNote())).replaceAll('\u00a0', ' ')).toContain(
      '21 %|€ 44,00|€ 9,24|€ 53,24',
    )
  })
})
