import { imageSize } from '@vonk/domain/urls'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { faultsOf } from '../illustrator/testing.ts'
import { categoryTreeOf } from '../words/index.ts'
import { brandArt, makeArtwork } from './make-artwork.ts'

const stores = [
  { slug: 'vonk-utrecht', brands: ['vonk'] },
  { slug: 'razz-gent', brands: ['razz'] },
  { slug: 'vonk-razz-koeln', brands: ['vonk', 'razz'] },
] as const

const artwork = makeArtwork({ stores })
const drawn = artwork.map(({ path, draw }) => ({ path, svg: draw() }))
const find = (path: string) => artwork.find((one) => one.path === path)
const sizeOf = (svg: string) =>
  svg
    .match(/ width="(\d+)" height="(\d+)"/)
    ?.slice(1)
    .map(Number)
const folderOf = ({ path }: { path: string }) => path.split('/')[1]

describe('makeArtwork', () => {
  it('draws every picture soundly', () => {
    const faulty = drawn.flatMap(({ path, svg }) => faultsOf(svg).map((fault) => ({ path, fault })))

    expect(faulty).toEqual([])
  })

  it('draws the same bytes when asked twice', () => {
    const again = makeArtwork({ stores })
    const changed = drawn.filter(({ svg }, index) => svg !== again[index]?.draw())

    expect(changed).toEqual([])
  })

  it('gives every picture a path of its own that the image service can serve', () => {
    const paths = artwork.map(({ path }) => path)

    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.filter((path) => !/^\/[a-z]+\/(?:\d+x\d+\/)?[a-z0-9-]+\.svg$/.test(path))).toEqual([])
  })

  it('tells the true size of a picture where its path tells one', () => {
    const told = drawn.flatMap(({ path, svg }) => {
      const size = imageSize(path)
      return size ? [{ path, told: [size.width, size.height], seen: sizeOf(svg) }] : []
    })

    expect(told.length).toBeGreaterThan(100)
    expect(told.filter(({ told: [width, height], seen }) => seen?.join() !== `${width},${height}`)).toEqual([])
  })

  it('keeps to the weight a fresh shop can write in seconds', () => {
    const heavy = drawn.filter(({ svg }) => svg.length > 180_000).map(({ path }) => path)
    const total = drawn.reduce((sum, { svg }) => sum + svg.length, 0)

    expect(heavy).toEqual([])
    expect(total).toBeLessThan(20_000_000)
  })

  it('has a tile for every category of both brands and their sample sales', () => {
    const codes = (['vonk', 'razz'] as const).flatMap((brand) =>
      [false, true].flatMap((isSampleSale) =>
        categoryTreeOf(brand, { isSampleSale }).flatMap(({ code, children }) => [
          `/category/600x744/${brand}-${code}.svg`,
          ...children.map((child) => `/category/600x744/${brand}-${child.code}.svg`),
          ...children.flatMap((child) => child.children).map((leaf) => `/category/600x744/${brand}-${leaf.code}.svg`),
        ]),
      ),
    )

    expect(codes.filter((path) => !find(path))).toEqual([])
    expect(sizeOf(find('/category/600x744/vonk-girls-tees.svg')?.draw() ?? '')).toEqual([600, 744])
  })

  it.each(stores)('draws the front of $slug', ({ slug }) => {
    expect(sizeOf(find(`/store/1200x900/${slug}.svg`)?.draw() ?? '')).toEqual([1200, 900])
  })

  it('shows shops in different streets', () => {
    const many = makeArtwork({
      stores: Array.from({ length: 30 }, (_, at) => ({ slug: `shop-${at}`, brands: ['vonk'] })),
    })
    const fronts = many
      .filter((one) => folderOf(one) === 'store')
      .map(({ draw }) => draw().match(/<path d="M\d+ 800V[^"]+"/)?.[0])

    expect(new Set(fronts).size).toBeGreaterThanOrEqual(6)
  })
})

describe('brandArt', () => {
  it.each(['vonk', 'razz'])('draws at least eight banners for %s, wide and tall', (brand) => {
    const of = (shape: string) =>
      brandArt().filter(
        ({ path }) => path.includes(`/${brand}-`) && path.startsWith('/banner/') && path.endsWith(`-${shape}.svg`),
      )

    expect(of('wide').length).toBeGreaterThanOrEqual(8)
    expect(of('tall').map(({ draw }) => sizeOf(draw()))).toEqual(of('wide').map(() => [1080, 1350]))
    expect(of('wide').every(({ draw }) => sizeOf(draw())?.join() === '1920,1080')).toBe(true)
  })

  it('offers icons in the sizes browsers and telephones ask for', () => {
    const sizes = [32, 180, 192, 512].map((size) => sizeOf(find(`/brand/razz-icon-${size}.svg`)?.draw() ?? ''))

    expect(sizes).toEqual([
      [32, 32],
      [180, 180],
      [192, 192],
      [512, 512],
    ])
    expect(find('/brand/vonk-icon-maskable.svg')).toBeDefined()
  })

  it('tells ten stories and shares links in the shape networks show', () => {
    expect(brandArt().filter((one) => folderOf(one) === 'blog')).toHaveLength(10)
    expect(sizeOf(find('/social/vonk-girls.svg')?.draw() ?? '')).toEqual([1200, 630])
  })

  it('paints the mark of Vonk in its own coral on night blue', async () => {
    const icon = sharp(Buffer.from(find('/brand/vonk-icon-512.svg')?.draw() ?? ''))
    const { data, info } = await icon.raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]

    expect(at(256, 256)).toEqual([0x19, 0x1b, 0x45])
    expect(at(256, 130)).toEqual([0xff, 0x6b, 0x42])
  })
})
