import { createTask, type SyncTask } from './sync-task.ts'

export function aTask(overrides: Partial<SyncTask> = {}): SyncTask {
  const payload = { method: 'POST', headers: {}, body: null } as const
  return { ...createTask({ id: 'task', url: '/api/cart/update?token={{token}}', payload, now: 1 }), ...overrides }
}
