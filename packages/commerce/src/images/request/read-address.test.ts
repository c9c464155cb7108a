import { describe, expect, it } from 'vitest'
import { addressOf, readAddress } from './read-address.ts'

const at = (path: string) => readAddress(`/img/150/150/resize/${path}`)

describe('readAddress', () => {
  it('reads size and path', () => {
    expect(readAddress('/img/563/688/resize/v/k/vk1042-night-front.svg')).toEqual({
      ok: true,
      value: { size: { width: 563, height: 688 }, path: 'v/k/vk1042-night-front.svg' },
    })
  })

  it.each([
    ['%C3%A9t%C3%A9/jurk%20(2).jpg', 'été/jurk (2).jpg'],
    ['a.b_c-d~e,f+g@h.JPEG', 'a.b_c-d~e,f+g@h.JPEG'],
  ])('understands %s', (encoded, path) => {
    expect(at(encoded)).toMatchObject({ ok: true, value: { path } })
  })

  it.each([
    '../secret.svg',
    'a/../../secret.svg',
    'a/./b.svg',
    '%2e%2e/secret.svg',
    '%2e%2e%2fsecret.svg',
    'a%2fb.svg',
    'a%5cb.svg',
    'a\\b.svg',
    '%252e%252e/secret.svg',
    '/etc/secret.svg',
    'a//b.svg',
    'a.svg/',
    'a.svg.',
    'a.svg%20',
    'a%00.svg',
    'a.png%00.svg',
    '.hidden.svg',
    'C:/secret.svg',
    'a%.svg',
    'a%ff.svg',
    'a%0a.svg',
    'a?b=.svg',
    `${'a'.repeat(600)}.svg`,
    `${'a/'.repeat(5_000)}a.svg`,
  ])('does not understand %s', (path) => {
    expect(at(path)).toEqual({ ok: false, refusal: { code: 'address-not-understood' } })
  })

  it.each(['a.txt', 'a', 'svg', 'a.svgz', 'a.svg.gz', 'a.pdf', 'a.tiff'])('knows no picture called %s', (path) => {
    expect(at(path)).toEqual({ ok: false, refusal: { code: 'picture-not-found' } })
  })

  it.each(['/img/', '/img/150/150/resize/', '/img/150/150/a.svg', '/img/-1/150/resize/a.svg', '/img/150/resize/a.svg'])(
    'knows no picture at %s',
    (pathname) => expect(readAddress(pathname)).toEqual({ ok: false, refusal: { code: 'picture-not-found' } }),
  )

  it('refuses sizes that are not offered', () => {
    expect(readAddress('/img/151/150/resize/a.svg')).toEqual({ ok: false, refusal: { code: 'size-not-offered' } })
  })
})

describe('addressOf', () => {
  it('takes a path with or without its first slash', () => {
    const size = { width: 150, height: 150 }

    expect(addressOf('/v/k/a.svg', size)).toEqual({ path: 'v/k/a.svg', size })
    expect(addressOf('v/k/a.svg', size)).toEqual({ path: 'v/k/a.svg', size })
  })

  it.each([
    ['../a.svg', { width: 150, height: 150 }],
    ['//a.svg', { width: 150, height: 150 }],
    ['a.txt', { width: 150, height: 150 }],
    ['a.svg', { width: 151, height: 150 }],
  ])('takes no %s at %j', (path, size) => {
    expect(addressOf(path, size)).toBeNull()
  })
})
