import { describe, expect, it } from 'vitest'
import { focalPoint, imageSize } from './content-image.ts'

describe('imageSize', () => {
  it('takes a drawing of a space, which has no size, for a square', () => {
    expect(imageSize('https://a.storyblok.com/f/88/x/ab12/logo.svg')).toEqual({ width: 1200, height: 1200 })
    expect(imageSize('https://a.storyblok.com/f/88/x/ab12/logo.png')).toBeNull()
  })

  it('is read from the file name [CMS-08]', () => {
    expect(imageSize('https://a.example.com/f/88/1920x1080/ab12/hero.jpg')).toEqual({ width: 1920, height: 1080 })
    expect(imageSize('/content/800x600/hero.svg')).toEqual({ width: 800, height: 600 })
  })

  it('is unknown when the name does not tell it', () => {
    expect(imageSize('/content/hero.svg')).toBeNull()
    expect(imageSize('/content/0x600/hero.svg')).toBeNull()
    expect(imageSize('/content/600x0/hero.svg')).toBeNull()
    expect(imageSize('/content/800x600.svg')).toBeNull()
  })
})

describe('focalPoint', () => {
  const filename = '/content/800x600/hero.svg'

  it('is the middle of the focus an editor set [CMS-08]', () => {
    expect(focalPoint({ filename, focus: '200x150:200x150' })).toEqual({ x: 0.25, y: 0.25 })
    expect(focalPoint({ filename, focus: '0x0:800x300' })).toEqual({ x: 0.5, y: 0.25 })
  })

  it('is the middle of the picture without a focus, or when nothing is known of its size', () => {
    expect(focalPoint({ filename, focus: '' })).toEqual({ x: 0.5, y: 0.5 })
    expect(focalPoint({ filename: '/hero.svg', focus: '1x1:2x2' })).toEqual({ x: 0.5, y: 0.5 })
  })

  it('never leaves the picture', () => {
    expect(focalPoint({ filename, focus: '9999x9999:9999x9999' })).toEqual({ x: 1, y: 1 })
  })
})
