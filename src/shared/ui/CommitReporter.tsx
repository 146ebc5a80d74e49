import { useEffect, useLayoutEffect } from 'react'

/** Calls each `onCommit` once, when React has committed the tree that this component is part of. */
export function CommitReporter({ onCommit }: { onCommit: () => void }) {
  useEffect(onCommit, [onCommit])
  return null
}

/**
 * Like `CommitReporter`, but in the layout phase: before refs and layout effects of the elements after it, which may move
 * the focus.
 */
export function LayoutCommitReporter({ onCommit }: { onCommit: () => void }) {
  useLayoutEffect(onCommit, [onCommit])
  return null
}
