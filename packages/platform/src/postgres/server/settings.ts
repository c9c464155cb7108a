export type Settings = Readonly<Record<string, string | number>>

/** For a shop on a laptop: reachable from this machine only, little memory, no surprises. */
const defaults: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  cluster_name: 'vonk',
  max_connections: 100,
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: 1.1,
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  jit: 'off',
  // Parallel queries need /dev/shm, of which a container has 64 MB.
  max_parallel_workers_per_gather: 0,
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  // The details of an error quote the row it is about, and that may be a customer's.
  log_error_verbosity: 'terse',
}

export function settingArguments(overrides: Settings = {}): string[] {
  return Object.entries({ ...defaults, ...overrides }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
