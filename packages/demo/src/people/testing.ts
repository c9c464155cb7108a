import type { DemoSellable } from '../catalogue/demo-catalogue.ts'
import type { Brand } from '../label/index.ts'
import { garmentTypes } from '../label/index.ts'

function aSellable(overrides: Partial<DemoSellable> = {}): DemoSellable {
  return {
    productId: 12,
    sku: 'VK1-104',
    parentSku: 'VK1',
    parentId: 11,
    type: 'simple',
    brand: 'vonk',
    garment: 'jacket',
    audience: 'unisex',
    name: { nl: 'Jas', de: 'Jacke', en: 'Jacket' },
    size: '104',
    colour: 'night',
    image: '/v/k/vk1.svg',
    price: 4_995,
    regularPrice: 5_995,
    taxClassId: 2,
    quantity: 5,
    isListed: true,
    ...overrides,
  }
}

/** A small range of both brands: every garment in two sizes, one reduced, a gift card and a pattern to download. */
export function aRange(): readonly DemoSellable[] {
  return [...rangeOf('vonk', 1_000), ...rangeOf('razz', 5_000)]
}

function rangeOf(brand: Brand, firstId: number): readonly DemoSellable[] {
  const hidden = aSellable({
    brand,
    productId: firstId + 902,
    sku: `${brand}-x`,
    parentSku: `${brand}-hidden`,
    isListed: false,
  })
  return [
    ...garmentTypes.flatMap((garment, index) =>
      ['104', '110'].map((size) => aGarment({ brand, garment, size }, firstId + index * 10)),
    ),
    onItsOwn({ brand, type: 'virtual', price: 2_500, taxClassId: 0 }, firstId + 900),
    onItsOwn({ brand, type: 'downloadable', price: 995, taxClassId: 2 }, firstId + 901),
    hidden,
  ]
}

function aGarment(
  { brand, garment, size }: Pick<DemoSellable, 'brand' | 'garment' | 'size'>,
  parentId: number,
): DemoSellable {
  const regularPrice = 795 + (parentId % 1_000) * 50
  return aSellable({
    brand,
    garment,
    size,
    parentId,
    productId: parentId + (size === '104' ? 1 : 2),
    parentSku: `${brand}-${garment}`,
    sku: `${brand}-${garment}-${size}`,
    regularPrice,
    price: parentId % 3 === 0 ? regularPrice - 200 : regularPrice,
  })
}

type Special = Pick<DemoSellable, 'brand' | 'type' | 'price' | 'taxClassId'>

function onItsOwn({ brand, type, price, taxClassId }: Special, id: number): DemoSellable {
  const sku = `${brand}-${type}`
  const nothingToWear = { garment: null, audience: null, size: null, colour: null }
  return aSellable({
    ...nothingToWear,
    brand,
    type,
    productId: id,
    parentId: id,
    sku,
    parentSku: sku,
    price,
    regularPrice: price,
    taxClassId,
  })
}
