import { createEffect, createEvent, sample } from 'effector'
import { type Language, loadLanguage } from '@/shared/i18n'
import { $language, $location, leavePortalFx, navigateFx, type PortalLocation, translatePath } from '@/shared/routes'

interface Switch {
  language: Language
  /** The same page, query and hash in the other language. */
  path: string
}

// What happened
export const languageChosen = createEvent<Language>()

// What the world does for us
const loadTextsFx = createEffect(async ({ language, path }: Switch): Promise<string> => {
  await loadLanguage(language)
  return path
})

// Flow
sample({
  clock: languageChosen,
  source: { current: $language, location: $location },
  filter: ({ current }, language) => current !== language,
  fn: ({ location }, language): Switch => ({ language, path: inLanguage(location, language) }),
  target: loadTextsFx,
})
sample({ clock: loadTextsFx.doneData, fn: (to) => ({ to }), target: navigateFx })
/** The texts did not arrive: a full page load at the new address is the way out. */
sample({ clock: loadTextsFx.fail, fn: ({ params }) => params.path, target: leavePortalFx })

function inLanguage({ pathname, search, hash }: PortalLocation, language: Language): string {
  return translatePath(pathname, language) + search + hash
}
