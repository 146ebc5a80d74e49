import { expectAccessibleAtEveryWidth } from '../support/accessibility'
import { PAGES } from '../support/accessible-pages'
import { PANELS } from '../support/accessible-panels'
import { fakeDevices } from '../support/call'
import { JUMPING_CLOCK } from '../support/lock-screen'
import { expect, test } from '../support/test'

// Denied, so that the permission errors of the call are shown too.
test.use({ launchOptions: fakeDevices('deny') })

for (const [screen, [language, walk]] of Object.entries({ ...PAGES, ...PANELS })) {
  test(`${screen} is accessible in every state and in both modes (F-P01)`, async ({ page, sandbox, signIn, allow }) => {
    allow({ console: /Failed to load resource/ })
    allow(JUMPING_CLOCK)
    let checks = 0
    await walk({
      page,
      language,
      sandbox,
      signIn: (account) => signIn(page, account),
      check: async (widths) => {
        await expectAccessibleAtEveryWidth(page, widths)
        checks += 1
      },
    })
    expect(checks).toBeGreaterThan(0)
  })
}
