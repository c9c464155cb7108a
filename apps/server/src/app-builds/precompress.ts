import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.js', '.css', '.svg', '.ico', '.txt', '.json', '.webmanifest'])
const WORTH_COMPRESSING = 1_024

/** Lays a brotli and a gzip copy beside every text file of the client build, so that no request has to wait for one. */
export async function precompress(clientFolder: string): Promise<void> {
  const entries = await readdir(clientFolder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.byteLength < WORTH_COMPRESSING) return
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
