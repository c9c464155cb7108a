import { z } from 'zod'

/** The variables that say in which bucket pictures are kept. */
export const mediaVariables = {
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]{1,255}$/, 'expected the name of a bucket')
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'expected an http(s) address' }).optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,60}$/, 'expected the name of a region')
    .default('us-east-1'),
  S3_PREFIX: z
    .string()
    .regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*\/?$/, 'expected names with / between them')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
}

type MediaEnvironment = z.output<z.ZodObject<typeof mediaVariables>>

export type MediaConfig = {
  /** The bucket of an S3-compatible object store in which pictures are kept; null where they lie in the media folder. */
  readonly mediaBucket: {
    readonly endpoint: string
    readonly bucket: string
    readonly region: string
    readonly accessKeyId: string
    readonly secretAccessKey: string
    /** What all keys of this shop begin with; empty, or with a / at its end. */
    readonly prefix: string
  } | null
}

/** The variables that are missing, by name, with why they are needed. */
export function missingForMedia(env: MediaEnvironment): Record<string, string> {
  if (!env.S3_BUCKET) return {}
  const needed = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  return Object.fromEntries(needed.filter((name) => !env[name]).map((name) => [name, 'is needed with S3_BUCKET']))
}

export function mediaConfigOf(env: MediaEnvironment): MediaConfig {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_PREFIX: prefix = '' } = env
  if (!bucket) return { mediaBucket: null }
  return {
    mediaBucket: {
      endpoint: env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
      bucket,
      region,
      accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
      prefix: prefix === '' ? '' : `${prefix.replace(/\/$/, '')}/`,
    },
  }
}
