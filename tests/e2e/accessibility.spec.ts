import { expectAccessibleAtEveryWidth, expectAccessibleInBothLanguages } from '../support/e2e/accessibility'
import { PAGES } from '../support/e2e/accessible-pages'
import { PANELS } from '../support/e2e/accessible-panels'
import { FAILED_REQUEST } from '../support/e2e/page-monitor'
import { test } from '../support/e2e/test'

for (const [screen, [language, walk]] of Object.entries({ ...PAGES, ...PANELS })) {
  test(`axe accepts every state in both languages and in both modes: ${screen} (F-P01)`, async ({
    page,
    sandbox,
    signIn,
    allow,
  }) => {
    allow(FAILED_REQUEST)
    await walk({
      page,
      language,
      sandbox,
      signIn: (account) => signIn(page, account),
      check: (widths) => expectAccessibleInBothLanguages(page, widths),
      checkOneLanguage: (widths) => expectAccessibleAtEveryWidth(page, widths),
    })
  })
}
