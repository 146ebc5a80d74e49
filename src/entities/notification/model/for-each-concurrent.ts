/**
 * Works through a list in its order, with at most so many under way at once; settles when what had begun has ended.
 * After the signal nothing new begins.
 */
export async function forEachConcurrent<Item>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const left = items.values()
  const runNext = async () => {
    for (const item of left) {
      if (signal.aborted) return
      await work(item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, runNext))
}
