import { sample } from 'effector'
import { shortcutListRequested } from '@/features/list-shortcuts'
import { actionChosen, paletteBody, paletteOpened, patientChosen } from '@/features/search-patients'
import { signOutRequested } from '@/features/sign-out'
import { type Mode, modeChosen } from '@/features/switch-appearance'
import { languageChosen } from '@/features/switch-language'
import { patientDismissed, patientOpened } from '@/features/view-patient'
import type { Language } from '@/shared/i18n'
import { screenFilled } from './first-screen'

/** A patient found is a patient looked at. */
sample({ clock: patientChosen, target: patientOpened })

/** The next search takes the place of the last patient. */
sample({ clock: paletteOpened, fn: () => {}, target: patientDismissed })

/** What the palette's actions do; `use-palette-actions.ts` gives them their words. */
export type PaletteActionId = Language | Mode | 'shortcuts' | 'sign-out'
const chosen = (id: PaletteActionId) => sample({ clock: actionChosen, filter: (action) => action === id, fn: () => {} })

sample({ clock: chosen('tr'), fn: (): Language => 'tr', target: languageChosen })
sample({ clock: chosen('en'), fn: (): Language => 'en', target: languageChosen })
sample({ clock: chosen('light'), fn: (): Mode => 'light', target: modeChosen })
sample({ clock: chosen('dark'), fn: (): Mode => 'dark', target: modeChosen })
sample({ clock: chosen('shortcuts'), target: shortcutListRequested })
sample({ clock: chosen('sign-out'), target: signOutRequested })

/** Once the first screen is there and the browser has time, the palette's code comes too: it then opens at once. */
sample({ clock: screenFilled, target: paletteBody.prefetched })
