import { useUnit } from 'effector-react'
import { PinPrompt } from '@/entities/pin'
import { CommitReporter } from '@/shared/ui/CommitReporter'
import { unlockVerification } from '../model/unlock'

export function UnlockPrompt() {
  return (
    <>
      <CommitReporter onCommit={useUnit(unlockVerification.started)} />
      <PinPrompt verification={unlockVerification} />
    </>
  )
}
