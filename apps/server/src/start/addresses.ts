import { buildUrl, type StoreDirectory } from '@vonk/domain/stores'

/** One line per store view: its shop, its code and where to open it. */
export function listAddresses(directory: StoreDirectory, port: number): string[] {
  const origin = { protocol: 'http:', port: String(port) }
  let previous = ''
  return directory.views.map((view) => {
    const name = `${view.brandName}${view.isSampleSale ? ' Sample Sale' : ''}`
    const label = name === previous ? '' : name
    previous = name
    return `  ${label.padEnd(17)} ${view.code.padEnd(8)} ${buildUrl(view, '/', origin)}`
  })
}
