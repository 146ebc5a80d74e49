import { sample } from 'effector'
import { fullName } from '@/entities/patient'
import { screenLockPausedChanged } from '@/features/lock-screen'
import { $isSigningOut, signOutBlockedChanged } from '@/features/sign-out'
import {
  $hasCall,
  $isCallOngoing,
  $isCallUnsettled,
  callRequested,
  joinDialogRequested,
  signOutLeaveRequested,
} from '@/features/video-call'
import { accessGranted } from '@/features/unlock-pin'
import { consultationRequested, patientDismissed } from '@/features/view-patient'
import { ofKind } from '@/shared/lib/effector'
import { userBusyChanged } from '@/shared/lifecycle'
import { tabMessageOf } from '@/shared/tabs'

/** A card and the palette start a consultation, for a locked patient only after the PIN, so the call may use the name. */
sample({
  clock: [consultationRequested, ofKind(accessGranted, 'call').map(({ patient }) => patient)],
  fn: (patient) => ({ peerName: fullName(patient) }),
  target: joinDialogRequested,
})
/** The card closes when the room is entered, not when the join dialog opens: a dismissed dialog keeps it open. */
sample({ clock: callRequested, target: patientDismissed })

/**
 * A consultation pauses the screen lock, because its user may not touch the page for a long time, and makes the page busy.
 * A failed call does neither: it can stay open without a user.
 */
sample({ clock: $isCallOngoing, target: [screenLockPausedChanged, userBusyChanged] })

/**
 * A sign-out waits until the call has left its room: afterwards the platform would reject the request, and the patient would
 * see a doctor who has lost the connection.
 */
sample({ clock: $isCallUnsettled, target: signOutBlockedChanged })
/** Also leaves a call that is entered during the sign-out, which would otherwise wait for the end of that call. */
sample({
  clock: [$isSigningOut, $hasCall],
  source: { isSigningOut: $isSigningOut, hasCall: $hasCall },
  filter: ({ isSigningOut, hasCall }) => isSigningOut && hasCall,
  fn: () => {},
  target: signOutLeaveRequested,
})
/** The other tab does not wait: at the end of the session its cookie is gone, and the request to leave would be rejected. */
sample({ clock: tabMessageOf('sign-out-started'), filter: $hasCall, target: signOutLeaveRequested })
