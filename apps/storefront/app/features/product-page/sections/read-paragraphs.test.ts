import { describe, expect, it } from 'vitest'
import { readParagraphs } from './read-paragraphs.ts'

describe('readParagraphs', () => {
  it('makes a paragraph of every block and reads entities', () => {
    expect(readParagraphs('<p>Soft &amp; warm.</p><ul><li>Zip</li><li>Two&nbsp;pockets</li></ul>')).toEqual([
      'Soft & warm.',
      'Zip',
      'Two pockets',
    ])
  })

  it('never lets markup through: scripts are dropped, tags are not shown', () => {
    expect(readParagraphs('<p>Hi<script>alert(1)</script> <b onclick="x()">you</b></p>')).toEqual(['Hi you'])
    expect(readParagraphs('<script>alert(1)')).toEqual([])
    expect(readParagraphs('<img src=x onerror=alert(1)')).toEqual([])
  })

  it('shows an escaped tag as the text it is', () => {
    expect(readParagraphs('<p>Use &lt;b&gt; wisely &#8211; or not</p>')).toEqual(['Use <b> wisely – or not'])
  })
})
