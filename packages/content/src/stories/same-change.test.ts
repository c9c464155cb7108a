import { aLink, aTheme } from '@vonk/contract/content/testing'
import { describe, expect, it } from 'vitest'
import { withSameChange } from './same-change.ts'

const barWith = (label: string, view: string, uid = 'usp-1') => ({
  ...{ component: 'usp-bar', _uid: `bar-${uid}`, animate: true, extraLink: null },
  usps: [{ component: 'usp', _uid: uid, label, link: aLink(`${view}/returns`) }],
})
const themeWith = (label: string, view: string, uid?: string) => ({
  ...aTheme(),
  uspBar: barWith(label, view, uid),
})
const change = { view: 'nl', published: themeWith('Free returns', 'nl'), draft: themeWith('Sale', 'nl') }

describe('withSameChange', () => {
  it('makes the same change in another view, with its own links, and leaves the rest as it is', () => {
    const other = { ...themeWith('Free returns', 'be', 'other-1'), landingPage: 'be/only-here' }
    const changed = withSameChange(change, { view: 'be', content: other })

    expect(changed).toEqual({
      ...other,
      uspBar: {
        ...barWith('Sale', 'be'),
        usps: [{ component: 'usp', _uid: 'usp-1', label: 'Sale', link: { ...aLink('be/returns'), id: '' } }],
      },
    })
  })

  it('overwrites nothing that was another there before', () => {
    expect(withSameChange(change, { view: 'be', content: themeWith('Our own words', 'be') })).toBeNull()
    expect(withSameChange(change, { view: 'be', content: themeWith('Free returns', 'elsewhere') })).toBeNull()
  })

  it('does nothing where nothing is changed', () => {
    expect(withSameChange({ ...change, draft: change.published }, { view: 'be', content: change.published })).toBeNull()
  })
})
