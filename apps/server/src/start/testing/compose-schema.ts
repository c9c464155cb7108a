import { z } from 'zod'

/**
 * As much of the Compose specification as our file uses. Whatever else it comes to use is written down here first: a misspelt key
 * is refused, which compose itself would do only on the machine it should run on.
 */
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])
const duration = z.string().regex(/^(?:\d+(?:\.\d+)?(?:us|ms|s|m|h))+$/)
const port = z.string().regex(/^(?:[\d.]+:)?\d+(?:-\d+)?:\d+(?:-\d+)?(?:\/(?:tcp|udp))?$/)
const mount = z.string().regex(/^[\w./~-]+:\/[\w./-]+(?::(?:ro|rw))?$/)

const healthcheck = z.strictObject({
  test: z.tuple([z.enum(['CMD', 'CMD-SHELL']), z.string()], z.string()),
  interval: duration.optional(),
  timeout: duration.optional(),
  start_period: duration.optional(),
  retries: z.int().positive().optional(),
})

const service = z.strictObject({
  image: z.string().min(1),
  build: z.strictObject({ context: z.string(), dockerfile: z.string().optional() }).optional(),
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']).optional(),
  stop_grace_period: duration.optional(),
  ports: z.array(port).optional(),
  volumes: z.array(mount).optional(),
  depends_on: z
    .record(
      z.string(),
      z.strictObject({ condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']) }),
    )
    .optional(),
  environment: z.record(z.string().regex(/^[A-Z_][A-Z0-9_]*$/), scalar).optional(),
  healthcheck: healthcheck.optional(),
})

export const composeSchema = z
  .strictObject({
    name: z.string().regex(/^[a-z0-9][a-z0-9_-]*$/),
    services: z.record(z.string(), service),
    volumes: z.record(z.string(), z.null()).optional(),
  })
  .superRefine(({ services, volumes = {} }, { addIssue }) => {
    for (const [name, { depends_on = {}, volumes: mounts = [] }] of Object.entries(services)) {
      for (const other of Object.keys(depends_on)) {
        if (!(other in services)) addIssue(`${name} depends on ${other}, which is no service`)
      }
      for (const mount of mounts.filter((each) => /^\w/.test(each))) {
        const [volume = ''] = mount.split(':')
        if (!(volume in volumes)) addIssue(`${name} mounts ${volume}, which is no volume`)
      }
    }
  })
