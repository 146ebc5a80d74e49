import { type CallTimes, launchWithDevices, measureCall } from '../browser/call-visit.ts'
import { type FigureSet, medianFigure } from '../report/figure.ts'
import type { BenchEnvironment } from '../bench-environment.ts'

const callFigures = (calls: readonly CallTimes[]): FigureSet => ({
  title: 'Video consultation: both browsers and the media server on this machine, not throttled',
  figures: [
    medianFigure(
      { what: 'link opened -> first remote video frame', unit: 'ms', target: { atMost: 2_000 } },
      calls.map(({ linkToVideo }) => linkToVideo),
    ),
    medianFigure(
      { what: 'F5 in a call -> first remote video frame', unit: 'ms', target: { atMost: 3_000 } },
      calls.map(({ reloadToVideo }) => reloadToVideo),
    ),
    medianFigure(
      { what: 'network back after 8 s -> next video frame', unit: 'ms', target: { atMost: 3_000 } },
      calls.map(({ networkToVideo }) => networkToVideo),
    ),
    medianFigure(
      { what: 'main thread per second, call minimised', unit: 'ms', note: 'without painting and decoding' },
      calls.map(({ busyPerSecond }) => busyPerSecond),
    ),
  ],
})

export const measureCallSection = async ({ pages, platform }: BenchEnvironment, runs: number) => {
  const browser = await launchWithDevices()
  try {
    const calls: CallTimes[] = []
    for (let run = 0; run < runs; run += 1) calls.push(await measureCall(browser, pages.portal, platform))
    return { sets: [callFigures(calls)], details: calls }
  } finally {
    await browser.close()
  }
}
