import { viewOverridesSchema } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import type { ViewOverrides } from '@vonk/domain/settings'

export type SettingsRefusal = { readonly code: 'settings-refused'; readonly faults: readonly string[] }

/** Settings as somebody wrote them; each that is unknown or wrong is named. */
export function checkOverrides(written: unknown): Result<ViewOverrides, SettingsRefusal> {
  const parsed = viewOverridesSchema.safeParse(written)
  if (parsed.success) return ok(parsed.data)
  const faults = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0
      ? issue.keys.map((name) => `There is no setting "${name}".`)
      : [`${issue.path.join('.') || 'The settings'}: ${issue.message}`],
  )
  return err({ code: 'settings-refused', faults })
}
