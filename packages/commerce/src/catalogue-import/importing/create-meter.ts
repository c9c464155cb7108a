export type ImportProgress = {
  readonly phase: string
  readonly bytes: number
  readonly totalBytes: number
  readonly documents: number
  readonly perSecond: number
}

export type Meter = ReturnType<typeof createMeter>

type MeterOptions = {
  readonly totalBytes: number
  readonly onProgress: (progress: ImportProgress) => void
  readonly clock?: () => number
}

const INTERVAL = 1_000

/** Tells about once a second how far a phase of the import has come. */
export function createMeter({ totalBytes, onProgress, clock = () => performance.now() }: MeterOptions) {
  let phase = ''
  let bytes = 0
  let documents = 0
  let since = clock()
  let told = clock()

  function tell(now: number): void {
    told = now
    const perSecond = Math.round((documents / Math.max(now - since, 1)) * 1_000)
    onProgress({ phase, bytes, totalBytes, documents, perSecond })
  }

  return {
    begin(name: string): void {
      phase = name
      bytes = 0
      documents = 0
      since = clock()
      told = since
    },
    addBytes(count: number): void {
      bytes += count
    },
    addDocuments(count: number): void {
      documents += count
      const now = clock()
      if (now - told >= INTERVAL) tell(now)
    },
    end(): void {
      if (documents > 0) tell(clock())
    },
  }
}
