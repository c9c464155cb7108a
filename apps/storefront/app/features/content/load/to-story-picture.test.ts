import { anImage } from '@vonk/contract/content/testing'
import { describe, expect, it } from 'vitest'
import { toStoryPicture } from './to-story-picture.ts'

const image = { ...anImage, title: '' }

describe('toStoryPicture', () => {
  it('is as large as its file name says, here or in a space of somebody else [CMS-08]', () => {
    const sizeOf = (filename: string) => {
      const { width, height } = toStoryPicture({ ...image, filename })
      return [width, height]
    }

    expect(sizeOf('/content/1200x800/boots.svg')).toEqual([1200, 800])
    expect(sizeOf('https://a.storyblok.com/f/88/640x480/ab12/boots.jpg')).toEqual([640, 480])
  })

  it('keeps the point an editor chose in sight, and says nothing of the middle [CMS-08]', () => {
    const filename = '/content/1000x1000/boots.svg'

    expect(toStoryPicture({ ...image, filename, focus: '200x900:201x901' }).focus).toEqual([2, 9])
    expect(toStoryPicture({ ...image, filename, focus: '' })).not.toHaveProperty('focus')
  })
})
