import { createEffect, createEvent, sample } from 'effector'
import { paletteBody, paletteOpened, patientChosen } from '@/features/search-patients'
import { $mode, type Mode, modeChosen } from '@/features/switch-appearance'
import { languageChosen } from '@/features/switch-language'
import { patientDismissed, patientOpened } from '@/features/view-patient'
import { whenIdle } from '@/shared/browser'
import { otherLanguage } from '@/shared/i18n'
import { $language, locationChanged } from '@/shared/routes'

/** A patient found is a patient looked at. */
sample({ clock: patientChosen, target: patientOpened })

/** The next search takes the place of the last patient. */
sample({ clock: paletteOpened, fn: () => {}, target: patientDismissed })

/** The palette's actions, which the palette itself knows nothing of. */
export const otherLanguageRequested = createEvent()
export const otherModeRequested = createEvent()
sample({ clock: otherLanguageRequested, source: $language, fn: otherLanguage, target: languageChosen })
sample({
  clock: otherModeRequested,
  source: $mode,
  fn: (mode): Mode => (mode === 'dark' ? 'light' : 'dark'),
  target: modeChosen,
})

/** Once the first screen is there and the browser has time, the palette's code comes too: it then opens at once. */
const waitForIdleFx = createEffect(whenIdle)
sample({ clock: locationChanged, target: waitForIdleFx })
sample({ clock: waitForIdleFx.done, fn: () => {}, target: paletteBody.prefetched })
