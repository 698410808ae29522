/** How many results of one thing are cached: two directions of writing, and some choices of years. */
const mostOfOne = 8

/**
 * A place for what is computed of something that nobody changes, as cached series are: computed once for each key and cached as long
 * as the thing itself, so that nothing can be stale.
 */
export function derivedOnce<Value extends {}>() {
  const cached = new WeakMap<object, Map<string, Value>>()
  return (of: object, key: string, derive: () => Value): Value => {
    const known = cached.get(of)?.get(key)
    if (known !== undefined) return known
    const value = derive()
    const values = cached.get(of) ?? new Map<string, Value>()
    cached.set(of, values)
    const [oldest] = values.keys()
    if (oldest !== undefined && values.size >= mostOfOne) values.delete(oldest)
    values.set(key, value)
    return value
  }
}
