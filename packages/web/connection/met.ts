const KEY = 'orrery.met'

/** Whether this browser's player has played elsewhere: a member who signed in here, or somebody by their personal link. */
export function hasMet(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Records whether that is so. */
export function meet(met: boolean): void {
  try {
    if (met) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage, the home page greets everybody as somebody new.
  }
}
