import { sample } from 'effector'
import { ticketRequested } from '@/features/create-ticket'
import { shortcutListRequested } from '@/features/list-shortcuts'
import { actionChosen, paletteOpened } from '@/features/search-patients'
import { signOutRequested } from '@/features/sign-out'
import { type Mode, modeChosen } from '@/features/switch-appearance'
import { clinicChosen } from '@/features/switch-clinic'
import { languageChosen } from '@/features/switch-language'
import { joinDialogRequested } from '@/features/video-call'
import { patientDismissed } from '@/features/view-patient'
import { patientSiteChosen } from '@/features/visit-patient-site'
import type { Language } from '@/shared/i18n'

/** The next search takes the place of the last patient. */
sample({ clock: paletteOpened, fn: () => {}, target: patientDismissed })

/** Before the uuid of the clinic to which an action leads. */
const CLINIC_ACTION = 'clinic:'

/** What the palette's actions do; `use-palette-actions.ts` gives them their words. */
export type PaletteActionId =
  | Language
  | Mode
  | 'join-call'
  | 'new-ticket'
  | 'patient-site'
  | 'shortcuts'
  | 'sign-out'
  | `${typeof CLINIC_ACTION}${string}`
const chosen = (id: PaletteActionId) => sample({ clock: actionChosen, filter: (action) => action === id, fn: () => {} })

sample({ clock: chosen('tr'), fn: (): Language => 'tr', target: languageChosen })
sample({ clock: chosen('en'), fn: (): Language => 'en', target: languageChosen })
sample({ clock: chosen('light'), fn: (): Mode => 'light', target: modeChosen })
sample({ clock: chosen('dark'), fn: (): Mode => 'dark', target: modeChosen })
sample({ clock: chosen('join-call'), fn: () => ({ participant: null }), target: joinDialogRequested })
sample({ clock: chosen('new-ticket'), target: ticketRequested })
sample({ clock: chosen('shortcuts'), target: shortcutListRequested })
sample({ clock: chosen('patient-site'), target: patientSiteChosen })
sample({ clock: chosen('sign-out'), target: signOutRequested })
sample({
  clock: actionChosen.filterMap((action) =>
    action.startsWith(CLINIC_ACTION) ? action.slice(CLINIC_ACTION.length) : undefined,
  ),
  target: clinicChosen,
})
