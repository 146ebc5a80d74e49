import { useEffect } from 'react'

/** Calls each `onCommit` once, when React has committed the tree that this component is part of. */
export function CommitReporter({ onCommit }: { onCommit: () => void }) {
  useEffect(onCommit, [onCommit])
  return null
}
