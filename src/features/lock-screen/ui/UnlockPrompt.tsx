import { useUnit } from 'effector-react'
import { PinPromptSlot } from '@/entities/pin'
import { CommitReporter } from '@/shared/ui/CommitReporter'
import { unlockVerification } from '../model/unlock'

export function UnlockPrompt() {
  return (
    <>
      <CommitReporter onCommit={useUnit(unlockVerification.started)} />
      <PinPromptSlot verification={unlockVerification} />
    </>
  )
}
