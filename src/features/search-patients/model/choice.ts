import { createEvent, sample } from 'effector'
import { patientChosen } from '@/entities/patient'
import { $language, buildPath, navigateFx, type RouteId } from '@/shared/routes'
import { paletteClosed } from './palette'

// Events
export const pageChosen = createEvent<RouteId>()
/** The id of an action; the app knows what it does. */
export const actionChosen = createEvent<string>()

// Connections
/** First of all, so that whatever the choice opens comes to lie on top. */
sample({ clock: [patientChosen, pageChosen, actionChosen], fn: () => {}, target: paletteClosed })
sample({
  clock: pageChosen,
  source: $language,
  fn: (language, page) => ({ to: buildPath(page, language) }),
  target: navigateFx,
})
