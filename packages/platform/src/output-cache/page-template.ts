import { compressWithGaps, fillGzip, type GzipParts } from './gzip-parts.ts'

/** A page with gaps for the nonce, which is another for everybody who is given it. */
export class PageTemplate {
  readonly #nonceLength: number
  readonly #plain: Buffer<ArrayBuffer>
  readonly #gaps: readonly number[]
  readonly #gzip: GzipParts

  private constructor(plain: Buffer<ArrayBuffer>, gaps: readonly number[], nonceLength: number) {
    this.#plain = plain
    this.#gaps = gaps
    this.#nonceLength = nonceLength
    this.#gzip = compressWithGaps(plain, gaps, nonceLength)
  }

  /** Null for a page that has what gaps are marked with. */
  static create(html: string, nonce: string): PageTemplate | null {
    if (html.includes('\0') || nonce === '') return null
    const gaps: number[] = []
    const parts = html.split(nonce).map((part) => Buffer.from(part))
    let length = 0
    for (const part of parts.slice(0, -1)) {
      length += part.byteLength
      gaps.push(length)
      length += nonce.length
    }
    const zeros = Buffer.alloc(nonce.length)
    const plain = Buffer.concat(parts.flatMap((part, place) => (place === 0 ? [part] : [zeros, part])))
    return new PageTemplate(plain, gaps, nonce.length)
  }

  get bytes(): number {
    return this.#plain.byteLength + this.#gzip.bytes.byteLength
  }

  /** A nonce of another length does not fit. */
  fits(nonce: string): boolean {
    return nonce.length === this.#nonceLength
  }

  fill(nonce: string): Buffer<ArrayBuffer> {
    const filled = copyOf(this.#plain)
    for (const gap of this.#gaps) filled.write(nonce, gap, 'latin1')
    return filled
  }

  /** Compressed; over an earlier answer of this template, where one is at hand that nobody reads any more. */
  fillGzip(nonce: string, spare: Buffer<ArrayBuffer> | null = null): Buffer<ArrayBuffer> {
    const copy = spare ?? copyOf(this.#gzip.bytes)
    fillGzip(this.#gzip, copy, Buffer.from(nonce, 'latin1'))
    return copy
  }
}

function copyOf(bytes: Buffer): Buffer<ArrayBuffer> {
  const copy = Buffer.allocUnsafe(bytes.byteLength)
  copy.set(bytes)
  return copy
}
