import type { CommonRefusal, InputIssue } from '@vonk/contract'
import { err, type Result } from '@vonk/domain/result'

/** More than these nobody reads. */
export const MOST_ISSUES = 20
const LONGEST = 200

/** Says which values are wrong, in words of bounded length: a caller decides how long a path or a message gets. */
export function refuseInput(issues: readonly InputIssue[]): Result<never, CommonRefusal> {
  const told = issues
    .slice(0, MOST_ISSUES)
    .map(({ path, message }) => ({ path: path.slice(0, LONGEST), message: message.slice(0, LONGEST) }))
  return err({ code: 'invalid-input', issues: told })
}
