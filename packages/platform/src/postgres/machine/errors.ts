/** Somebody else's shop uses the data folder; nothing was touched. */
export class DataFolderBusy extends Error {
  override readonly name = 'DataFolderBusy'
  readonly pid: number
  readonly port: number

  constructor({ folder, pid, port, shop }: { folder: string; pid: number; port: number; shop: string | null }) {
    super(
      `Another shop${shop ? ` (${shop})` : ''} is using the data folder ${folder}: its database server is process ${pid} ` +
        `on port ${port}. Stop that shop first, or give this one a data folder of its own.`,
    )
    this.pid = pid
    this.port = port
  }
}

/** The embedded server cannot run here; the message says why in words for whoever started the shop. */
export class PostgresUnavailable extends Error {
  override readonly name = 'PostgresUnavailable'
}
