export type MigrationProblem =
  | 'unreadable'
  | 'misnamed'
  | 'duplicate'
  | 'missing'
  | 'edited'
  | 'newer-database'
  | 'failed'

/** Why the database cannot be brought up to date; `file` is `<set>/<file name>`. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
  readonly problem: MigrationProblem
  readonly file: string

  constructor({ problem, file, message, cause }: MigrationErrorParts) {
    super(`${file}: ${message}`, { cause })
    this.problem = problem
    this.file = file
  }
}

type MigrationErrorParts = {
  readonly problem: MigrationProblem
  readonly file: string
  readonly message: string
  readonly cause?: unknown
}
