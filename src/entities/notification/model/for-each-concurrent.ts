/** Starts items in order. After the abort no item is started; settles when the started ones have settled. */
export async function forEachConcurrent<Item>(
  maxConcurrent: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const queue = items.values()
  const runNext = async () => {
    for (const item of queue) {
      if (signal.aborted) return
      await work(item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(maxConcurrent, items.length) }, runNext))
}
