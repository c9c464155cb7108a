import type { Database, Db } from './create-database.ts'

/** Does the work of a transaction and takes all of it back; answers what the work has answered. */
export async function rehearse<Value>(db: Database, work: (tx: Db) => Promise<Value>): Promise<Value> {
  try {
    return await db.transaction(async (tx) => {
      throw new TakenBack(await work(tx))
    })
  } catch (error) {
    // Thrown above with what the work has answered.
    if (error instanceof TakenBack) return error.answer as Value
    throw error
  }
}

class TakenBack extends Error {
  readonly answer: unknown

  constructor(answer: unknown) {
    super('the work was a rehearsal')
    this.answer = answer
  }
}
