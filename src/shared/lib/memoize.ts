/** Calls `compute` once for each argument object; the result lives as long as that object. */
export function memoizeByObject<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, { result: Result }>()
  return (key) => {
    const known = results.get(key) ?? { result: compute(key) }
    results.set(key, known)
    return known.result
  }
}
