import { describe, expect, it } from 'vitest'
import { aProduct } from '../testing/documents.ts'
import { addressProduct } from './address-product.ts'
import { createAddresses, type Owner } from './create-addresses.ts'

function addressesOf(...taken: [string, Owner][]) {
  const addresses = createAddresses({ view: { host: 'x' }, directory: { views: [] } })
  for (const [path, owner] of taken) addresses.take(path, owner)
  return addresses
}

const pathOf = (parts: Parameters<typeof aProduct>[0], addresses = addressesOf()) =>
  addressProduct(aProduct(parts), addresses).url_path

describe('addressProduct', () => {
  it('answers a product that has its address as it is', () => {
    const product = aProduct({ url_path: 'bo.html', url_key: 'bo', slug: 'bo' })

    expect(addressProduct(product, addressesOf())).toBe(product)
  })

  it('derives a missing path from the key, else the slug, else the name and the id [ROUTE-27] [ROUTE-32]', () => {
    expect(pathOf({ url_key: 'bo', slug: 'bo-5' })).toBe('bo')
    expect(pathOf({ url_key: null, slug: 'bo-5' })).toBe('bo-5')
    expect(pathOf({ name: 'Jeans Bø' })).toBe('jeans-bo-5')
    expect(pathOf({ name: 'мода' })).toBe('5')
    expect(pathOf({ url_path: 'a/../b', url_key: '' })).toBe('jeans-bo-5')
  })

  it('fills key and slug as well', () => {
    expect(addressProduct(aProduct({ url_path: 'girls/bo.html' }), addressesOf())).toMatchObject({
      url_path: 'girls/bo.html',
      url_key: 'bo',
      slug: 'bo',
    })
  })

  it('never lets two products that are shown share a path, but lets hidden ones give way', () => {
    const addresses = addressesOf(['bo', { kind: 'product', id: 1, sku: 'VK1' }])

    expect(pathOf({ url_path: 'bo' }, addresses)).toBe('bo-5')
    expect(pathOf({ id: 6, url_path: 'bo', visibility: 1 }, addresses)).toBe('bo')
  })
})
