export { ProofProvider, useHeldProof } from './proof-context.tsx'
export { checkProof, ProofFields } from './proof-fields.tsx'
export { useProving } from './use-proving.ts'
