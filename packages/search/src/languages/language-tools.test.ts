import { describe, expect, it } from 'vitest'
import { createLanguageTools } from './language-tools.ts'

const [dutch, german, english, french] = (['nl', 'de', 'en', 'fr'] as const).map(createLanguageTools)

describe('createLanguageTools', () => {
  it.each([
    [dutch, 'jas jassen jasje jasjes'],
    [dutch, 'trui truien truitje'],
    [dutch, 'muts mutsen mutsje'],
    [dutch, 'laars laarzen laarsjes'],
    [dutch, 'hoodie hoodies'],
    [dutch, 'blouse blouses'],
    [dutch, 'schoen schoenen schoentjes'],
    [dutch, 'shirt shirts shirtje'],
    [dutch, 'meisje meisjes'],
    [dutch, 'rood rode'],
    [dutch, 'grijs grijze'],
    [dutch, 'wit witte'],
    [german, 'Hose Hosen Höschen'],
    [german, 'Mütze Mützen Muetze Mützchen'],
    [german, 'Rock Röcke Röckchen'],
    [german, 'Kleid Kleider Kleidchen'],
    [german, 'rot rote roter rotes'],
    [german, 'weiß weisse weiße'],
    [german, 'grün gruene grüner'],
    [german, 'Pullover Pullovers'],
    [english, 'dress dresses'],
    [english, 'hoodie hoodies'],
    [english, 'stripe stripes striped'],
    [french, 'manteau manteaux'],
    [french, 'pull pulls'],
    [french, 'chaussette chaussettes'],
    [french, 'blanc blanche blanches'],
    [french, 'gris grise grises'],
    [french, 'bleu bleue bleues'],
    [french, 'violet violette violets'],
    [french, 'long longue longues'],
    [french, 'rayé rayée rayés RAYEE'],
    [french, 'sportif sportive'],
    [french, 'cœur coeurs'],
    [french, "hiver l’hiver d'hiver L’HIVER"],
  ])('knows forms of one word %#: %s', (tools, text) => {
    expect(new Set(tools?.words(text).map(tools.stem)).size).toBe(1)
  })

  it.each([
    [dutch, 'jas jeans'],
    [dutch, 'rok rood'],
    [dutch, 'pet pak'],
    [german, 'Hose Hemd'],
    [german, 'blau braun'],
    [english, 'coat cap'],
    [french, 'chemise chemisier'],
    [french, 'fille fil'],
    [french, 'col collant'],
    [french, 'robe rose'],
  ])('keeps different words apart %#: %s', (tools, text) => {
    expect(new Set(tools?.words(text).map(tools.stem)).size).toBe(2)
  })

  it('knows other words for a thing, and what a wide word takes in but not the reverse', () => {
    const stems = (word: string) => dutch?.relativesOf(dutch.stem(word)).map(({ word: other }) => other)

    expect(stems('spijkerbroek')).toContain('jeans')
    expect(stems('jeans')).toContain('spijkerbroek')
    expect(stems('broek')).toContain('legging')
    expect(stems('legging')).not.toContain('broek')
    expect(stems('xyzzy')).toEqual([])
  })

  it('leaves out words that tell nothing, and shows words as the language writes them', () => {
    expect(['maat', 'voor', 'jas'].map((word) => dutch?.isStopWord(word))).toEqual([true, true, false])
    expect(dutch?.show('Hoodie')).toBe('hoodie')
    expect(german?.show('Mütze')).toBe('Mütze')
  })
})
