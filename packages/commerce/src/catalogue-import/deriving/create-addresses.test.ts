import { describe, expect, it } from 'vitest'
import { choosePath, createAddresses, type Owner, usablePath } from './create-addresses.ts'

const product = (id: number, sku = `VK${id}`): Owner => ({ kind: 'product', id, sku })

function addressesOf(...taken: [string, Owner][]) {
  const view = { host: 'shop.example', pathPrefix: '' }
  const views = [view, { host: 'shop.example', pathPrefix: 'en' }, { host: 'other.example', pathPrefix: 'de' }]
  // Of a view only its address counts here.
  const addresses = createAddresses({ view, directory: { views: views as never } })
  for (const [path, owner] of taken) addresses.take(path, owner)
  return addresses
}

describe('createAddresses', () => {
  it('gives a path to one only, and to the same one again', () => {
    const addresses = addressesOf(['jeans', product(1)], ['sale', { kind: 'redirect', id: 0 }])

    expect(addresses.claim(product(1), 'jeans')).toBe('jeans')
    expect(addresses.claim(product(2), 'jeans')).toBe('jeans-2')
    expect(addresses.claim(product(3), 'sale')).toBe('sale-3')
    expect(addresses.claim({ kind: 'category', id: 1 }, 'jeans')).toBe('jeans-1')
    expect(addresses.claim(product(2), 'jeans')).toBe('jeans-2')
  })

  it('knows a product again by its id and by its sku', () => {
    const addresses = addressesOf(['jeans', product(1, 'A')])

    expect(addresses.claim(product(1, 'B'), 'jeans')).toBe('jeans')
    expect(addressesOf(['jeans', product(1, 'A')]).claim(product(9, 'A'), 'jeans')).toBe('jeans')
  })

  it.each([
    ['cart', 'cart-5'],
    ['my-account/orders', 'my-account/orders-5'],
    ['p/x/y', 'p-x-y-5'],
    ['c/x', 'c-x-5'],
    ['api/x', 'api-x-5'],
    ['img', 'img-5'],
    ['blog/x', 'blog-x-5'],
    ['en/x', 'en-x-5'],
    ['de/x', 'de/x'],
    ['Cart', 'Cart'],
  ])('keeps the shop’s own pages free: %s becomes %s [ROUTE-01] [ROUTE-33]', (wished, path) => {
    expect(addressesOf().claim(product(5), wished)).toBe(path)
    expect(addressesOf().lend(wished, 5)).toBe(path)
  })

  it('lends a path to who gives way without taking it from anybody', () => {
    const addresses = addressesOf(['jeans', product(1)])

    expect(addresses.lend('jeans', 5)).toBe('jeans')
    expect(addresses.lend('socks', 5)).toBe('socks')
    expect(addresses.claim(product(6), 'socks')).toBe('socks')
  })
})

describe('usablePath', () => {
  it.each([
    ['/girls//jeans.html/', 'girls/jeans.html'],
    ['größe', 'größe'],
    ['', null],
    [null, null],
    ['a/../b', null],
    ['a?b', null],
    ['a\u0000', null],
    ['x'.repeat(601), null],
  ])('reads %j as %j', (path, usable) => {
    expect(usablePath(path)).toBe(usable)
  })
})

const freeOf =
  (...taken: string[]) =>
  (path: string) =>
    !taken.includes(path)

describe('choosePath', () => {
  it('keeps the wished path while it is free', () => {
    expect(choosePath('jeans', 5, freeOf())).toBe('jeans')
  })

  it('puts the id behind it when it is not, before an ending', () => {
    expect(choosePath('jeans', 5, freeOf('jeans'))).toBe('jeans-5')
    expect(choosePath('girls/jeans.html', 5, freeOf('girls/jeans.html'))).toBe('girls/jeans-5.html')
  })

  it('leaves a folder in which nothing is free', () => {
    expect(choosePath('c/jeans', 5, (path) => !path.startsWith('c/'))).toBe('c-jeans-5')
  })

  it('always finds one', () => {
    expect(choosePath('jeans', 5, freeOf('jeans', 'jeans-5', 'jeans-5-2'))).toBe('jeans-5-3')
  })
})
