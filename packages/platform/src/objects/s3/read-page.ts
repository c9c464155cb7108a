import { StoreUnavailable } from '../object-store.ts'
import type { Answer } from './round-trip.ts'

export type ListedObject = { readonly key: string; readonly modifiedAt: Date }

/** A page of the list of a bucket, and where the next one begins. */
export type ListPage = { readonly objects: readonly ListedObject[]; readonly next: string | null }

/** Reads what a store answers to `list-type=2`. Keys come encoded where it was asked for and the store knows how. */
export async function readPage({ status, body }: Answer): Promise<ListPage> {
  const pieces: Uint8Array[] = []
  for await (const piece of body) pieces.push(piece)
  const text = Buffer.concat(pieces).toString('utf8')
  if (!text.includes('<ListBucketResult')) {
    const code = /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1]
    if (code) throw new StoreUnavailable('refused', `the object store answers with ${status} ${code}`)
    throw new StoreUnavailable('refused', 'what answers there is no S3-compatible object store')
  }
  const isEncoded = /<EncodingType>url<\/EncodingType>/.test(text)
  const objects = [...text.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    key: decodeKey(textOf(entry, 'Key'), isEncoded),
    modifiedAt: new Date(textOf(entry, 'LastModified')),
  }))
  const next = textOf(text.replaceAll(/<Contents>.*?<\/Contents>/gs, ''), 'NextContinuationToken')
  return { objects, next: next === '' ? null : next }
}

function textOf(xml: string, name: string): string {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
  return found.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return decimal ? String.fromCodePoint(Number(decimal)) : (entities[name] ?? whole)
  })
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeKey(key: string, isEncoded: boolean): string {
  return isEncoded ? decodeURIComponent(key.replaceAll('+', ' ')) : key
}
