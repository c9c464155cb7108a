import { describe, expect, it } from 'vitest'
import { editedStory } from './edited-story.ts'

const storyIn = (query: string) => editedStory(new URL(`http://vonk.test/storyblok/${query}`))
const proof = '&_storyblok_tk[space_id]=88&_storyblok_tk[timestamp]=1790841600&_storyblok_tk[token]=28f9'

describe('editedStory', () => {
  it('is the one the editor names in its query, with its release and its proof [CMS-20]', () => {
    expect(storyIn(`?_storyblok=4711&_storyblok_c=page&_storyblok_release=12${proof}`)).toEqual({
      id: 4711,
      release: '12',
      proof: { space_id: '88', timestamp: '1790841600', token: '28f9' },
    })
  })

  it('knows no release where the editor says none, and no proof that lacks a part', () => {
    expect(storyIn('?_storyblok=4711&_storyblok_release=0')).toEqual({ id: 4711, release: null, proof: null })
    expect(storyIn(`?_storyblok=4711${proof.replace('28f9', '')}`)?.proof).toBeNull()
  })

  it.each(['', '?_storyblok=', '?_storyblok=nl/home', '?_storyblok=-1', '?_storyblok=0', '?_storyblok=1e3'])(
    'is none in "%s"',
    (query) => {
      expect(storyIn(query)).toBeNull()
    },
  )
})
