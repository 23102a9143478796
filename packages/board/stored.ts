/** How long a browser stores something: until its data is deleted, or until the tab is closed. */
export type Lifetime = 'browser' | 'tab'

/** Throws where the browser has no storage, or allows none. */
function storageFor(lifetime: Lifetime): Storage {
  return lifetime === 'tab' ? sessionStorage : localStorage
}

/** The text stored under a key; null if there is none, also without storage. */
export function storedText(key: string, lifetime: Lifetime = 'browser'): string | null {
  try {
    return storageFor(lifetime).getItem(key)
  } catch {
    return null
  }
}

/** Stores a text under a key; null removes it. Returns false without storage. */
export function storeText(key: string, text: string | null, lifetime: Lifetime = 'browser'): boolean {
  try {
    if (text === null) storageFor(lifetime).removeItem(key)
    else storageFor(lifetime).setItem(key, text)
    return true
  } catch {
    return false
  }
}

/**
 * The JSON stored under a key; null if there is none, also without storage. Another version of the app may have stored it, so the caller
 * checks what it is.
 */
export function storedJson(key: string, lifetime: Lifetime = 'browser'): unknown {
  try {
    return JSON.parse(storedText(key, lifetime) ?? 'null')
  } catch {
    return null
  }
}

/** Calls `act` whenever another page of this browser stores something under a key: what this page holds of it is out of date. */
export function onStoredElsewhere(key: string, act: () => void): void {
  globalThis.addEventListener?.('storage', (event) => {
    if (event instanceof StorageEvent && event.key === key) act()
  })
}

/** Stores a value as JSON under a key. Returns false without storage. */
export function storeJson(key: string, value: unknown, lifetime: Lifetime = 'browser'): boolean {
  return storeText(key, JSON.stringify(value), lifetime)
}
