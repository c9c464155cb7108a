import { buildUrl, type Shop, type StoreDirectory, shopOf } from '@vonk/domain/stores'

const shopNames: Record<Shop, string> = {
  vonk: 'Vonk',
  'vonk-sample-sale': 'Vonk Sample Sale',
  razz: 'Razz',
  'razz-sample-sale': 'Razz Sample Sale',
}

/** One line per store view: its shop, its code and where to open it. */
export function listAddresses(directory: StoreDirectory, port: number): string[] {
  const origin = { protocol: 'http:', port: String(port) }
  let previous = ''
  return directory.views.map((view) => {
    const name = shopNames[shopOf(view)]
    const label = name === previous ? '' : name
    previous = name
    return `  ${label.padEnd(17)} ${view.code.padEnd(8)} ${buildUrl(view, '/', origin)}`
  })
}
