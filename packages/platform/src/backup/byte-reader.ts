/** A stream of bytes ended before everything that was announced had come. */
export class BytesMissing extends Error {
  override readonly name = 'BytesMissing'
}

/** Reads a stream of bytes in pieces of the reader's choosing, and holds no more than one piece of the stream beside. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** Exactly so many bytes. */
  async read(length: number): Promise<Buffer> {
    const pieces: Buffer[] = []
    for await (const piece of this.pieces(length)) pieces.push(piece)
    return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)
  }

  /** Exactly so many bytes, as they come. */
  async *pieces(length: number): AsyncGenerator<Buffer> {
    for (let missing = length; missing > 0; ) {
      if (this.#rest.length === 0) await this.#pull()
      const piece = this.#rest.subarray(0, missing)
      this.#rest = this.#rest.subarray(piece.length)
      missing -= piece.length
      yield piece
    }
  }

  async #pull(): Promise<void> {
    const next = await this.#source.next()
    if (next.done) throw new BytesMissing('the file ends in the middle')
    this.#rest = next.value
  }
}
