import { useEffect, useLayoutEffect } from 'react'

/** Calls each `onCommit` once, when React has committed the tree that this component is part of. */
export function CommitReporter({ onCommit }: { onCommit: () => void }) {
  useEffect(onCommit, [onCommit])
  return null
}

/** Before the refs and layout effects of the elements after it, which may move the focus. */
export function EarlyCommitReporter({ onCommit }: { onCommit: () => void }) {
  useLayoutEffect(onCommit, [onCommit])
  return null
}
