import { parentPort } from 'node:worker_threads'
import { projectRoot } from '../files/project-root.ts'
import { readProject, runCheck } from './run-check.ts'

const project = readProject(projectRoot)

parentPort?.on('message', async (name) => {
  parentPort?.postMessage(runCheck(name, await project))
})
