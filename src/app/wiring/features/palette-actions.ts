import { sample } from 'effector'
import { ticketRequested } from '@/features/create-ticket'
import { shortcutListRequested } from '@/features/list-shortcuts'
import { paletteActionChosen } from '@/features/search-patients'
import { signOutRequested } from '@/features/sign-out'
import { type Mode, modeChosen } from '@/features/switch-appearance'
import { clinicChosen } from '@/features/switch-clinic'
import { languageChosen } from '@/features/switch-language'
import { deviceTestRequested, joinDialogRequested } from '@/features/video-call'
import { patientSiteChosen } from '@/features/visit-patient-site'
import { isLanguage, type Language } from '@/shared/i18n'

const CLINIC_ACTION_PREFIX = 'clinic:'

/** Ids of the palette actions; `use-palette-actions.ts` has their texts. */
export type PaletteActionId =
  | Language
  | Mode
  | 'join-call'
  | 'new-ticket'
  | 'patient-site'
  | 'shortcuts'
  | 'sign-out'
  | 'test-devices'
  | `${typeof CLINIC_ACTION_PREFIX}${string}`
const actionOf = (id: PaletteActionId) =>
  sample({ clock: paletteActionChosen, filter: (action) => action === id, fn: () => {} })

sample({ clock: paletteActionChosen, filter: isLanguage, target: languageChosen })
sample({ clock: actionOf('light'), fn: (): Mode => 'light', target: modeChosen })
sample({ clock: actionOf('dark'), fn: (): Mode => 'dark', target: modeChosen })
sample({ clock: actionOf('join-call'), fn: () => ({ peerName: null }), target: joinDialogRequested })
sample({ clock: actionOf('test-devices'), target: deviceTestRequested })
sample({ clock: actionOf('new-ticket'), target: ticketRequested })
sample({ clock: actionOf('shortcuts'), target: shortcutListRequested })
sample({ clock: actionOf('patient-site'), target: patientSiteChosen })
sample({ clock: actionOf('sign-out'), target: signOutRequested })
sample({
  clock: paletteActionChosen.filterMap((action) =>
    action.startsWith(CLINIC_ACTION_PREFIX) ? action.slice(CLINIC_ACTION_PREFIX.length) : undefined,
  ),
  target: clinicChosen,
})
