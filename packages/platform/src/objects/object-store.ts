import { ServiceUnavailable } from '../http/index.ts'

export type StoredObject = {
  readonly bytes: number
  /** Changes when the bytes do. */
  readonly stamp: string
}

/** Files under keys such as `v/k/vk1042-night-front.svg`: a folder of this machine, or a bucket that all machines share. */
export type ObjectStore = {
  /** Null where nothing has that key. */
  find(key: string): Promise<StoredObject | null>
  read(key: string): Promise<Buffer<ArrayBuffer> | null>
  /** A file of this machine with the bytes: that of the store itself, or a copy at the path that is given for one. */
  openFile(key: string, copy: string): Promise<string | null>
  /** In place of what has that key; readers see the old bytes or the new ones, never a part. */
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Fails when the store cannot be used. */
  check(): Promise<void>
  /** What is wrong with the store for now, in words; null when nothing is. */
  findConcern(): Promise<string | null>
}

/** A store that can name all it holds. */
export type ListedStore = Pick<ObjectStore, 'read'> & {
  list(): AsyncIterable<{ readonly key: string; readonly modifiedAt: Date }>
}

/** The store does not answer (`away`), or does not do what it is asked (`refused`), which no repetition changes. */
export class StoreUnavailable extends ServiceUnavailable {
  readonly problem: 'away' | 'refused'

  constructor(problem: 'away' | 'refused', message: string, options?: ErrorOptions) {
    super(message, options)
    this.problem = problem
  }
}

/** Whether it can be a key: no empty part, none that a file system reads as a step elsewhere. */
export function isObjectKey(key: string): boolean {
  return key.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && !/[\\\0]/.test(part))
}

export class InvalidObjectKey extends Error {
  override readonly name = 'InvalidObjectKey'

  constructor(key: string) {
    super(`${JSON.stringify(key)} cannot be the key of an object`)
  }
}
