import { crc32, deflateSync } from 'node:zlib'

/** A file with a picture of one colour, 400 by 200 points, as PNG. */
export function aPicture(name: string) {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(400, 0)
  size.writeUInt32BE(200, 4)
  // Eight bits for each of red, green and blue.
  size.set([8, 2], 8)
  const line = Buffer.concat([Buffer.of(0), ...Array.from({ length: 400 }, () => Buffer.of(204, 51, 51))])
  const points = deflateSync(Buffer.concat(Array.from({ length: 200 }, () => line)))
  const head = Buffer.from('89504e470d0a1a0a', 'hex')
  const buffer = Buffer.concat([head, chunk('IHDR', size), chunk('IDAT', points), chunk('IEND', Buffer.alloc(0))])
  return { name, mimeType: 'image/png', buffer }
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
