import { createEffect, createEvent, sample } from 'effector'
import { type Language, loadLanguage, readLanguageCookie, rememberLanguage } from '@/shared/i18n'
import { type ProblemReport, problemOccurred } from '@/shared/report'
import { $language, $location, leavePortalFx, navigateFx, type PortalLocation, translatePath } from '@/shared/routes'
import { type TabNews, tabNewsHeard, tabNewsTold } from '@/shared/tabs'

interface Switch {
  language: Language
  /** The same page, query and hash in the other language. */
  path: string
  /** Whether the doctor chose it in this tab, or in another one. */
  isOwn: boolean
}

// What happened
export const languageChosen = createEvent<Language>()
const switchBegan = createEvent<Switch>()

// What the world does for us
const keepChoiceFx = createEffect(rememberLanguage)
/** The cookie is what all tabs agree on. */
const readChoiceFx = createEffect(readLanguageCookie)
const loadTextsFx = createEffect(async ({ language }: Switch) => loadLanguage(language))

// Flow
sample({
  clock: languageChosen,
  source: { current: $language, location: $location },
  filter: ({ current }, language) => current !== language,
  fn: ({ location }, language): Switch => ({ language, path: inLanguage(location, language), isOwn: true }),
  target: switchBegan,
})
sample({
  clock: tabNewsHeard,
  filter: ({ kind }) => kind === 'language-changed',
  fn: () => {},
  target: readChoiceFx,
})
sample({
  clock: readChoiceFx.doneData,
  source: { current: $language, location: $location },
  filter: ({ current }, language) => current !== language,
  fn: ({ location }, language): Switch => ({ language, path: inLanguage(location, language), isOwn: false }),
  target: switchBegan,
})

sample({ clock: switchBegan, target: loadTextsFx })
/** Where another tab leads, Back must not lead out of again; and nobody loses their place on the page. */
sample({
  clock: loadTextsFx.done,
  fn: ({ params }) => ({ to: params.path, replace: !params.isOwn, keepsPlace: true }),
  target: navigateFx,
})
/** The texts did not arrive: a full page load at the new address is the way out. */
sample({
  clock: loadTextsFx.fail,
  filter: ({ params }) => params.isOwn,
  fn: ({ params }) => params.path,
  target: leavePortalFx,
})
/** Silent: what the doctor typed in this tab is worth more than its language. */
sample({
  clock: loadTextsFx.fail,
  filter: ({ params }) => !params.isOwn,
  fn: ({ error }): ProblemReport => ({ kind: 'silent-failure', where: 'language', details: [error.name] }),
  target: problemOccurred,
})

sample({ clock: switchBegan, filter: ({ isOwn }) => isOwn, fn: ({ language }) => language, target: keepChoiceFx })
sample({ clock: keepChoiceFx.done, fn: (): TabNews => ({ kind: 'language-changed' }), target: tabNewsTold })

function inLanguage({ pathname, search, hash }: PortalLocation, language: Language): string {
  return translatePath(pathname, language) + search + hash
}
