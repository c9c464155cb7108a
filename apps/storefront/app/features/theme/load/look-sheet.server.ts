import { createHash } from 'node:crypto'
import { type Look, plainLook, shopTokensOf, tokensOf } from '@vonk/domain/looks'
import type { StoreDirectory, StoreView } from '@vonk/domain/stores'
import tokens from '@vonk/ui/tokens.css?raw'
import type { LookFiles } from '../../stores/index.ts'
import { faceFiles } from './face-files.server.ts'

type OfShop = Pick<StoreView, 'brand' | 'look' | 'isSampleSale'>

/** Where the look of a view is: another look has another address, so that a page that is kept never shows it. */
export function lookFilesOf(shop: OfShop): LookFiles {
  const digest = createHash('sha256').update(writeSheet(shop)).digest('hex').slice(0, 12)
  const fonts = facesOf(shop.look ?? plainLook).map((face) => faceFiles[face].file)
  return { sheet: `/look/${shop.brand}-${digest}.css`, fonts }
}

const address = /^\/look\/([a-z0-9]+)-[0-9a-f]+\.css$/

/** The style sheet of a shop; null for what is no address of one. A page of before gets what its brand looks like now. */
export function renderLookSheet(pathname: string, { views }: StoreDirectory): Response | null {
  const [, brand] = address.exec(pathname) ?? []
  const ofBrand = views.filter((view) => view.brand === brand)
  const current = ofBrand.find((view) => lookFilesOf(view).sheet === pathname)
  const view = current ?? ofBrand[0]
  if (!view) return null
  const headers = {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': current ? 'public, max-age=31536000, immutable' : 'no-store',
  }
  return new Response(writeSheet(view), { headers })
}

const [layerOrder = ''] = tokens.split('\n')

const plain: Readonly<Record<string, string>> = tokensOf(plainLook).normal

/** What is not plain, above what is, whichever file comes first. */
function writeSheet({ brand, look = plainLook, isSampleSale }: OfShop): string {
  const tokens = Object.entries(shopTokensOf(look, { isSampleSale })).filter(([name, value]) => plain[name] !== value)
  const declared = tokens.map(([name, value]) => `--${name}:${value}`).join(';')
  const faces = facesOf(look).map((face) => faceFiles[face].rules)
  return `${layerOrder}@layer tokens{:root[data-brand="${brand}"]{${declared}}}${faces.join('')}`
}

function facesOf({ textFace, headingFace }: Look) {
  return [...new Set([textFace, headingFace])]
}
