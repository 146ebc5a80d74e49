import { fakeDeviceFlags } from '../../support/fake-devices.ts'
import { type CallTimes, measureCall } from '../browser/call-visit.ts'
import { launchChromium } from '../browser/visit.ts'
import { type FigureSet, medianFigures } from '../report/figure.ts'
import type { BenchEnvironment } from '../bench-environment.ts'

const callFigures = (calls: readonly CallTimes[]): FigureSet => ({
  title: 'Video consultation: both browsers and the media server on this machine, not throttled',
  figures: medianFigures(calls, [
    ['link opened -> first remote video frame', 'ms', ({ linkToVideo }) => linkToVideo, 2_000],
    ['F5 in a call -> first remote video frame', 'ms', ({ reloadToVideo }) => reloadToVideo, 3_000],
    ['network back after 8 s -> next video frame', 'ms', ({ networkToVideo }) => networkToVideo, 3_000],
    [
      'main thread per second, call minimised',
      'ms',
      ({ busyPerSecond }) => busyPerSecond,
      { note: 'without painting and decoding' },
    ],
  ]),
})

export const measureCallSection = async ({ pages, platform, certificate }: BenchEnvironment, runs: number) => {
  // Chromium's own frame rate, so that the figures of earlier runs can be compared.
  const browser = await launchChromium(certificate, fakeDeviceFlags({ fps: 20 }))
  try {
    const calls: CallTimes[] = []
    for (let run = 0; run < runs; run += 1) calls.push(await measureCall(browser, pages.portal, platform))
    return { sets: [callFigures(calls)], details: calls }
  } finally {
    await browser.close()
  }
}
