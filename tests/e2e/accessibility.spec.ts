import { expectAccessibleAtEveryWidth } from '../support/accessibility'
import { PAGES } from '../support/accessible-pages'
import { PANELS } from '../support/accessible-panels'
import { fakeDevices } from '../support/call'
import { JUMPING_CLOCK } from '../support/lock-screen'
import { expect, test } from '../support/test'

// Denied, so that the permission errors of the call are shown too.
test.use({ launchOptions: fakeDevices('deny') })

for (const [screen, walk] of Object.entries({ ...PAGES, ...PANELS })) {
  test(`${screen} is accessible in every state, language, mode and width (F-P01)`, async ({
    anotherContext,
    sandbox,
    signIn,
    allow,
  }) => {
    test.slow()
    allow({ console: /Failed to load resource/ })
    allow(JUMPING_CLOCK)
    let checks = 0
    for (const language of ['tr', 'en'] as const) {
      await test.step(language, async () => {
        const page = await (await anotherContext()).newPage()
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
      })
    }
    expect(checks).toBeGreaterThan(1)
  })
}
