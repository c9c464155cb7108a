import { describe, expect, it } from 'vitest'
import { editedStory } from './edited-story.ts'

const storyIn = (query: string) => editedStory(new URL(`http://vonk.test/storyblok/${query}`))

describe('editedStory', () => {
  it('is the one the editor names in its query [CMS-20]', () => {
    expect(storyIn('?_storyblok=4711&_storyblok_c=page')).toEqual({ id: 4711 })
  })

  it.each(['', '?_storyblok=', '?_storyblok=nl/home', '?_storyblok=-1', '?_storyblok=0', '?_storyblok=1e3'])(
    'is none in "%s"',
    (query) => {
      expect(storyIn(query)).toBeNull()
    },
  )
})
