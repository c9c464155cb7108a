type Severity = 'error' | 'warning'

export type ShapeLimits = {
  fileMedian: { least: number; severity: Severity }
  functionP90: { most: number; severity: Severity }
  folderCycles: { severity: Severity }
}

/** A limit that the code does not keep yet is a warning; once it does, it becomes an error and stays one. */
export const shapeLimits: ShapeLimits = {
  fileMedian: { least: 40, severity: 'error' },
  functionP90: { most: 20, severity: 'error' },
  folderCycles: { severity: 'error' },
}
