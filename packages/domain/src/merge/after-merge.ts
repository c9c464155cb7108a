export type MergeOutcome = {
  readonly isDryRun: boolean
  readonly clientLineCount: number
  readonly isTotalsSyncRequired: boolean
}

export type AfterMerge = { readonly recordHash: boolean; readonly syncTotals: boolean }

export function afterMerge({ isDryRun, clientLineCount, isTotalsSyncRequired }: MergeOutcome): AfterMerge {
  return {
    recordHash: !isDryRun,
    syncTotals: !isDryRun && isTotalsSyncRequired && clientLineCount > 0,
  }
}
