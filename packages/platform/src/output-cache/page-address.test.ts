import { describe, expect, it } from 'vitest'
import { findPageAddress } from './page-address.ts'

const meaningful = new Set(['color', 'sort', 'page'])
const find = (address: string) => findPageAddress(address, (name) => meaningful.has(name))

describe('findPageAddress', () => {
  it('knows a page by its address', () => {
    expect(find('http://localhost/girls/')).toEqual({ key: 'http://localhost/girls/', kind: 'plain' })
    expect(find('https://www.example.com/?')).toEqual({ key: 'https://www.example.com/', kind: 'plain' })
  })

  it('takes a letter that no address can hold as it is', () => {
    expect(find('http://localhost:3000/caf%C3%A9/')).toEqual({
      key: 'http://localhost:3000/caf%C3%A9/',
      kind: 'plain',
    })
  })

  it('keeps the filters of a list, in the order they were chosen', () => {
    const key = 'http://localhost/girls/?color=49&sort=final_price:asc'

    expect(find(key)).toEqual({ key, kind: 'queried' })
  })

  it('drops what only says who sent the visitor', () => {
    const tracked = 'http://localhost/girls/?utm_source=mail&color=49&gclid=x&fbclid=&_gl=1&&'

    expect(find(tracked)).toEqual({ key: 'http://localhost/girls/?color=49', kind: 'queried' })
    expect(find('http://localhost/?utm_campaign=a%26b')).toEqual({ key: 'http://localhost/', kind: 'plain' })
  })

  it.each([
    'http://localhost/?x=1',
    'http://localhost/?color=49&x=1',
    'http://localhost/?_storyblok=7&_storyblok_tk[token]=abc',
    'http://localhost/?%63olor=49',
    'http://localhost/?q=coat',
    `http://localhost/?color=${'4'.repeat(400)}`,
    'http://localhost/_.data',
    'http://localhost/girls.data?page=2',
    'http://localhost/sitemap.xml',
    'http://localhost/girls/#x',
    'http://localhost/%67irls/',
    'http://localhost/girls%2F/',
    'http://localhost/caf%c3%a9/',
    'http://localhost//girls/',
    'http://localhost/girls/?color=49#x',
    `http://localhost/${'girls/'.repeat(60)}`,
  ])('keeps nothing for %s', (address) => {
    expect(find(address)).toBeNull()
  })
})
