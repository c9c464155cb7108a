import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { cachedPictureOf } from '../../cache/cache-files.ts'
import { findSize } from '../../request/picture-size.ts'
import { aDrawing, openFolders } from '../../testing.ts'
import { renderPicture } from './render-picture.ts'

const folders = openFolders()
afterAll(folders.close)

const red = [255, 0, 0]
const white = [255, 255, 255]

function aJob(path: string, sizeName: string, format: 'png' | 'webp' | 'avif' | 'jpeg' = 'png') {
  const file = join(folders.mediaFolder, path)
  const size = findSize(sizeName) ?? { width: 1, height: 1 }
  const source = { path, file, stamp: '1' }
  const { target, masters } = cachedPictureOf(folders.cacheFolder, { source, size, format })
  return { source: file, isDrawing: path.endsWith('.svg'), size, format, target, masters }
}

async function look(job: ReturnType<typeof aJob>) {
  const reply = await renderPicture(job)
  if (!reply.ok) throw new Error(`${reply.refusal.code}: ${reply.refusal.detail}`)
  const { data, info } = await sharp(reply.value.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
  const colour = (x: number, y: number) => at(x, y).slice(0, 3)
  return { ...info, at, colour, bytes: reply.value.bytes, written: reply.value.written }
}

async function refusalOf(path: string, content: string | Uint8Array, sizeName = '150/150') {
  folders.put(path, content)
  const reply = await renderPicture(aJob(path, sizeName))
  return reply.ok ? null : reply.refusal.code
}

function anImage(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
}

describe('renderPicture', () => {
  it.each([
    ['600/744', 600, 744],
    ['563/688', 563, 688],
    ['310/300', 310, 300],
    ['168/230', 168, 230],
    ['150/150', 150, 150],
    ['1024/0', 1024, 1270],
    ['375/0', 375, 465],
    ['94/0', 94, 117],
  ])('brings a drawing to %s exactly', async (name, width, height) => {
    folders.put('sizes.svg', aDrawing())

    expect(await look(aJob('sizes.svg', name))).toMatchObject({ width, height })
  })

  it.each(['png', 'webp', 'avif', 'jpeg'] as const)('writes %s', async (format) => {
    folders.put('formats.svg', aDrawing())
    const { bytes } = await look(aJob('formats.svg', '94/0', format))

    expect((await sharp(bytes).metadata()).format).toBe(format === 'avif' ? 'heif' : format)
  })

  it('draws a compressed drawing like a plain one', async () => {
    folders.put('plain.svg', aDrawing())
    folders.put('zipped.svg', gzipSync(aDrawing()))

    expect((await look(aJob('zipped.svg', '150/150'))).bytes).toEqual((await look(aJob('plain.svg', '150/150'))).bytes)
  })

  it('draws once and derives every other size from that', async () => {
    const file = folders.put('once.svg', aDrawing())
    const first = await look(aJob('once.svg', '563/688'))
    expect(first.written).toBeGreaterThan(first.bytes.byteLength)
    writeFileSync(file, 'no longer a drawing')

    expect((await look(aJob('once.svg', '310/300'))).colour(155, 150)).toEqual(red)
    expect((await look(aJob('once.svg', '540/0'))).colour(270, 300)).toEqual(red)
    expect(await renderPicture(aJob('once.svg', '1024/0'))).toMatchObject({ ok: false })
  })

  it('draws a second time at most, for sizes beyond the first', async () => {
    const file = folders.put('large.svg', aDrawing())
    await look(aJob('large.svg', '768/0'))
    writeFileSync(file, 'no longer a drawing')

    expect(await look(aJob('large.svg', '1920/0'))).toMatchObject({ width: 1920, height: 2381 })
    expect(await look(aJob('large.svg', '150/150'))).toMatchObject({ width: 150 })
  })

  it('takes what is in the cache already, and draws again what is damaged there', async () => {
    folders.put('damaged.svg', aDrawing())
    const job = aJob('damaged.svg', '150/150')
    const { bytes } = await look(job)
    expect(await look(job)).toMatchObject({ bytes, written: 0 })

    writeFileSync(job.masters.standard, 'damaged')
    const other = await look(aJob('damaged.svg', '168/230'))
    expect(other.colour(84, 115)).toEqual(red)
    expect((await sharp(readFileSync(job.masters.standard)).metadata()).width).toBe(600)
  })

  it('answers even if nothing can be kept', async () => {
    folders.put('unkept.svg', aDrawing())
    const nowhere = join(folders.put('file.txt', ''), 'ab', 'x')
    const job = { ...aJob('unkept.svg', '150/150'), target: nowhere, masters: { standard: nowhere, large: nowhere } }

    expect(await renderPicture(job)).toMatchObject({ ok: true, value: { written: 0, cacheProblem: 'ENOTDIR' } })
  })

  it('shows the whole garment and lets its ground go on where the shape differs', async () => {
    folders.put(
      'whole.svg',
      aDrawing({ ground: '#f7f0e3', inner: '<rect x="24" y="40" width="552" height="664" fill="#ff0000"/>' }),
    )
    const ground = [0xf7, 0xf0, 0xe3]
    const square = await look(aJob('whole.svg', '150/150'))
    expect([square.colour(0, 75), square.colour(149, 75)]).toEqual([ground, ground])
    expect([square.colour(75, 2), square.colour(75, 147)]).toEqual([ground, ground])
    expect([square.colour(75, 12), square.colour(75, 137)]).toEqual([red, red])

    const slim = await look(aJob('whole.svg', '168/230'))
    expect([slim.colour(84, 3), slim.colour(84, 226)]).toEqual([ground, ground])
    expect([slim.colour(11, 115), slim.colour(156, 115)]).toEqual([red, red])
  })

  it('cuts to shape what reaches the edge anyway', async () => {
    const stripes = Array.from(
      { length: 10 },
      (_, row) => `<rect y="${row * 74}" width="600" height="37" fill="#000"/>`,
    )
    folders.put('detail.svg', aDrawing({ inner: `${stripes.join('')}<rect width="600" height="30" fill="#ff0000"/>` }))
    const square = await look(aJob('detail.svg', '150/150'))

    expect(square.colour(75, 0)).not.toEqual(red)
    expect(Array.from({ length: 150 }, (_, y) => square.colour(75, y))).not.toContainEqual(red)
  })

  it('keeps an opaque drawing opaque to the last pixel, and a transparent one transparent', async () => {
    folders.put('opaque.svg', aDrawing({ width: 601, height: 743 }))
    const opaque = await look(aJob('opaque.svg', '1920/0'))
    expect([opaque.at(0, 0), opaque.at(1919, opaque.height - 1)]).toEqual([
      [...white, 255],
      [...white, 255],
    ])

    folders.put(
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><circle cx="20" cy="5" r="5"/></svg>',
    )
    const logo = await look(aJob('logo.svg', '310/300'))
    expect([logo.at(0, 0)[3], logo.at(155, 150)[3]]).toEqual([0, 255])
  })

  it('blurs the placeholder [UI-30]', async () => {
    folders.put('blur.svg', aDrawing())
    const { colour } = await look(aJob('blur.svg', '94/0'))
    const greens = Array.from({ length: 94 }, (_, x) => colour(x, 58)[1] ?? 0)

    expect(greens.filter((green) => green > 20 && green < 235).length).toBeGreaterThan(6)
  })

  it('writes the placeholder at quality 50, and no other picture [UI-30]', async () => {
    folders.put('quality.svg', aDrawing())
    const encoded = {
      avif: (picture: Sharp, quality: number) => picture.avif({ quality, effort: 1 }),
      webp: (picture: Sharp, quality: number) => picture.webp({ quality, effort: 2 }),
      jpeg: (picture: Sharp, quality: number) => picture.flatten({ background: '#fff' }).jpeg({ quality }),
    }
    for (const format of ['avif', 'webp', 'jpeg'] as const) {
      const isAtQuality50 = async (size: string) => {
        const whole = await look(aJob('quality.svg', size, 'png'))
        const { bytes } = await look(aJob('quality.svg', size, format))
        return (await encoded[format](sharp(whole.bytes), 50).toBuffer()).equals(Buffer.from(bytes))
      }
      expect([format, await isAtQuality50('94/0')]).toEqual([format, true])
      expect([format, await isAtQuality50('375/0')]).toEqual([format, false])
    }
  })

  it('never enlarges an image, but keeps the shape that was asked for', async () => {
    folders.put('small.png', await anImage(100, 100).png().toBuffer())

    expect(await look(aJob('small.png', '1920/0'))).toMatchObject({ width: 100, height: 100 })
    expect(await look(aJob('small.png', '600/744'))).toMatchObject({ width: 100, height: 124 })
  })

  it('enlarges a drawing, which has no size of its own', async () => {
    folders.put('tiny.svg', aDrawing({ width: 24, height: 30 }))

    expect(await look(aJob('tiny.svg', '600/744'))).toMatchObject({ width: 600, height: 744 })
  })

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('reads %s', async (format) => {
    folders.put(`read.${format}`, await anImage(350, 434).toFormat(format, { effort: 1 }).toBuffer())
    const { colour, width } = await look(aJob(`read.${format}`, '150/150'))

    expect(width).toBe(150)
    expect(colour(75, 75)[0]).toBeGreaterThan(250)
  })

  it('turns a photo the right way up', async () => {
    folders.put('turned.jpg', await anImage(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer())

    expect(await look(aJob('turned.jpg', '375/0'))).toMatchObject({ width: 20, height: 40 })
  })

  it('refuses more than forty million pixels after a look at the head of the file', async () => {
    const png = await anImage(1, 1).png().toBuffer()
    png.writeUInt32BE(8_000, 16)
    png.writeUInt32BE(5_001, 20)

    expect(await refusalOf('pixels.png', png)).toBe('picture-too-large')
    expect(await refusalOf('tall.svg', aDrawing({ width: 10, height: 81 }))).toBe('picture-too-large')
    expect(await refusalOf('wide.svg', aDrawing({ width: 8_000, height: 80 }))).toBe('picture-too-large')
  })

  it('refuses what is not what its name says', async () => {
    const png = await anImage(9, 9).png().toBuffer()

    expect(await refusalOf('image.svg', png)).toBe('picture-broken')
    expect(await refusalOf('drawing.png', aDrawing())).toBe('picture-broken')
    expect(await refusalOf('text.png', 'hello')).toBe('picture-broken')
    expect(await refusalOf('empty.svg', '')).toBe('picture-broken')
    expect(await refusalOf('half.png', png.subarray(0, 40))).toBe('picture-broken')
    expect(await refusalOf('spaces.svg', gzipSync(Buffer.alloc(31_000_000, 32)))).toBe('picture-broken')
    expect(existsSync(aJob('drawing.png', '150/150').target)).toBe(false)
  })

  it('loads nothing a drawing refers to', async () => {
    const asked: (string | undefined)[] = []
    const server = createServer((request, response) => response.end(asked.push(request.url)))
    const port = await new Promise((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve(Object(server.address()).port)),
    )
    const beside = folders.put('beside.png', await anImage(9, 9).png().toBuffer())
    const places = ['beside.png', `file://${beside}`, 'file:///etc/passwd', `http://127.0.0.1:${port}/x.png`]
    const images = places.map((href) => `<image href="${href}" width="600" height="744"/>`)
    const include = '<include xmlns="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>'
    const style = `<style>@import url(http://127.0.0.1:${port}/x.css);</style>`
    folders.put('curious.svg', aDrawing({ inner: `${style}${images.join('')}<text y="99">${include}</text>` }))
    folders.put('blank.svg', aDrawing({ inner: ' ' }))

    const curious = await look(aJob('curious.svg', '600/744'))
    expect(curious.bytes).toEqual((await look(aJob('blank.svg', '600/744'))).bytes)
    expect(asked).toEqual([])
    server.close()
  })
})
